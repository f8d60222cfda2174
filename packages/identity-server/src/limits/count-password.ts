import type { IdentityContext } from "../context.ts";
import { limitedAddress } from "../core/network-address.ts";
import { findKnownPlaces } from "../sessions/devices.repository.ts";
import { deviceMark, networkMark } from "../sessions/known-places.ts";
import type { Attempt } from "./rate-limits.service.ts";

/** Caller who tries a password. */
interface PasswordCaller {
  readonly address: string;
  /** Secret that the browser kept of an earlier sign-in, or `null`. */
  readonly deviceSecret: string | null;
}

/** An account as a sign-in names it; there need not be one. */
interface NamedAccount {
  readonly aud: string;
  /** Key form of the address. */
  readonly key: string;
}

/**
 * Counts a password before it is looked at.
 *
 * Strangers share the limit of the account and can use it up, from as many networks as they rent. A browser in which its
 * owner signed in has a count of its own, and so has a network from which the owner did, so that neither is shut out by
 * guesses from elsewhere. What is asked of the database is the same for an account and for none.
 *
 * @returns What a right password clears.
 * @throws {IdentityError} `RATE_LIMITED`.
 */
export async function countPassword(
  { db, limiter, now }: IdentityContext,
  { aud, key }: NamedAccount,
  { address, deviceSecret }: PasswordCaller,
): Promise<Attempt> {
  const device = deviceSecret === null ? null : deviceMark(deviceSecret);
  const network = networkMark(address);
  const known = await findKnownPlaces(db, { aud, key }, { network, device }, now());
  if (device !== null && known.has(device)) {
    const own: Attempt = ["passwordByDevice", key, device];
    await limiter.count(...own);
    return own;
  }
  // The known network alone, and not the wider ones around it, where strangers may be.
  const isKnown = known.has(network);
  const place = isKnown ? limitedAddress(address) : address;
  const own: Attempt = ["passwordByAccountAndAddress", key, place];
  const strangers: readonly Attempt[] = isKnown ? [] : [["passwordByAccount", key]];
  await limiter.countEach([["passwordByAddress", place], own, ...strangers]);
  return own;
}
