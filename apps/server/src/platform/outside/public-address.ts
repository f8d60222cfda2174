import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { isPublicAddress } from "./core/private-address.ts";

/**
 * Looks up a name and gives an address of it that is public.
 *
 * @returns `null` when it has none, or one private address among the public ones, which is a trap.
 * @throws The resolver's error.
 */
export async function publicAddressOf(host: string): Promise<string | null> {
  const found = isIP(host) === 0 ? await lookup(host, { all: true }) : [{ address: host }];
  return found.every(({ address }) => isPublicAddress(address)) ? (found[0]?.address ?? null) : null;
}
