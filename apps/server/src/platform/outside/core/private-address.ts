import { BlockList, isIP } from "node:net";

/** Ranges that belong to this machine, its network or nobody, and must not be reached for somebody else. */
const BLOCKED_IPV4: readonly (readonly [string, number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];

/** The only IPv6 addresses that are given to the public; tunnels and mapped IPv4 addresses inside them lead elsewhere. */
const PUBLIC_IPV6: readonly [string, number] = ["2000::", 3];
const BLOCKED_IPV6: readonly (readonly [string, number])[] = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
];

const blocked = new BlockList();
for (const [range, bits] of BLOCKED_IPV4) blocked.addSubnet(range, bits, "ipv4");
for (const [range, bits] of BLOCKED_IPV6) blocked.addSubnet(range, bits, "ipv6");
const publicIpv6 = new BlockList();
publicIpv6.addSubnet(...PUBLIC_IPV6, "ipv6");

/**
 * Tells whether an address is one of the public Internet.
 *
 * @param address - IPv4 or IPv6 address; anything else is none.
 * @see https://www.iana.org/assignments/iana-ipv4-special-registry
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !blocked.check(address, "ipv4");
  return version === 6 && publicIpv6.check(address, "ipv6") && !blocked.check(address, "ipv6");
}
