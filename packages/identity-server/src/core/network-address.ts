/** An IPv4 address that came over an IPv6 socket. */
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** An IPv6 address; a network as {@link limitedAddress} names it has neither all the groups nor a gap. */
const IPV6 = /^(?=.*::|(?:[^:]*:){7}[^:]*$)[\da-f:]+(?:%.*)?$/i;

/** Groups of an IPv6 address that name the network; one household or office is given all the rest. */
const NETWORK_GROUPS = 4;

/**
 * The address by which attempts are counted: an IPv6 network (/64) counts as one, because whoever has one
 * address of it has all of them.
 *
 * @param address - As the socket or a trusted proxy gives it.
 * @example limitedAddress("2001:db8::1:2") // "2001:db8:0:0"
 */
export function limitedAddress(address: string): string {
  const mapped = MAPPED_IPV4.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...zeros, ...right].slice(0, NETWORK_GROUPS).join(":").toLowerCase();
}

/**
 * The networks that an address counts for, the narrowest first. Whoever has a /56 or a /48, as a household, an office or a
 * customer of a tunnel has, has hundreds or thousands of /64, so the wider ones are counted too.
 *
 * @param address - As the socket or a trusted proxy gives it, or a text that {@link limitedAddress} gave, which stands for
 *   itself alone.
 * @example limitedNetworks("2001:db8:0:12ab::1") // ["2001:db8:0:12ab", "2001:db8:0:1200/56", "2001:db8:0/48"]
 */
export function limitedNetworks(address: string): readonly [string, ...string[]] {
  const narrowest = limitedAddress(address);
  if (!IPV6.test(address) || !narrowest.includes(":")) return [narrowest];
  const [first, second, third, fourth = "0"] = narrowest
    .split(":")
    .map((group) => Number.parseInt(group, 16).toString(16));
  const office = [first, second, third].join(":");
  const household = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [narrowest, `${office}:${household}/56`, `${office}/48`];
}
