/** A name or address, and perhaps a port; nothing that an address could hide another one behind. */
const HOST = /^(\[[\da-f:.]{2,45}\]|[\w.-]{1,255})(?::\d{1,5})?$/i;

/** Names of this machine for itself: whoever uses one is on it. */
const LOOPBACK: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** Tells whether a `Host` header names a host that we answer for. */
export type IsKnownHost = (header: string | undefined) => boolean;

/** The name in a `Host` header, without its port and in lower case; `null` for what is no host. */
export function hostName(header: string): string | null {
  const name = HOST.exec(header)?.[1];
  return name === undefined ? null : name.toLowerCase().replace(/\.$/, "");
}

/**
 * Answers for the hosts of our own addresses, for the loopback names, and for the hosts that the configuration adds. A page elsewhere
 * whose name was pointed at this machine must not be taken for ours. Ports do not count: a proxy changes them.
 *
 * @param addresses - Public addresses: `https://narrativas.example.org`.
 * @param more - Other names: `narrativas.intranet`.
 */
export function createIsKnownHost(addresses: readonly string[], more: readonly string[]): IsKnownHost {
  const names = [...addresses.map((address) => new URL(address).host), ...more].map(hostName);
  const known = new Set([...LOOPBACK, ...names.filter((name) => name !== null)]);
  return (header) => {
    const name = header === undefined ? null : hostName(header);
    return name !== null && known.has(name);
  };
}
