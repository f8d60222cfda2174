import { limitedAddress } from "../core/network-address.ts";
import { DAY_MS } from "../options.ts";
import { hashSecret } from "../secret.ts";

/** A browser or a network where nobody signed in for this long is a strange one again, milliseconds. */
export const PLACE_KEPT_MS = 180 * DAY_MS;

/**
 * By what a browser is known in which a person signed in.
 *
 * @param secret - Of its cookie, which nobody else has: what a browser says of itself anybody can say.
 */
export function deviceMark(secret: string): string {
  return hashSecret(`device\0${secret}`);
}

/** By what a network is known from which a person signed in. */
export function networkMark(address: string): string {
  return hashSecret(`network\0${limitedAddress(address)}`);
}
