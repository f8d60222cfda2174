import { parseUrl } from "./later-apis.ts";
/**
 * An origin that a published page may fetch from besides its own. It is written into the page's content policy as it is, so nothing
 * that means anything there is in it: no quote, comma, semicolon, space or asterisk.
 *
 * @see https://www.w3.org/TR/CSP3/#framework-directive-source-list
 */
export const REACHED_ORIGIN = /^https:\/\/[a-z0-9.-]{1,253}(?::[0-9]{1,5})?$/;

/** Most that one page may name: a style of a map, its tiles, its letters and its icons, and one more. */
export const MOST_REACHED_ORIGINS = 5;

/** The origin of an address, where a published page may fetch from it; `null` elsewhere. */
export function reachedOrigin(address: string): string | null {
  if (parseUrl(address) === null) return null;
  const { origin } = new URL(address);
  return REACHED_ORIGIN.test(origin) ? origin : null;
}
