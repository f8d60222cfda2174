/** A token this close to its expiry is already stale, so that it cannot expire in flight. Specification, section 9. */
export const REFRESH_MARGIN_MS = 60_000;

/**
 * Tells whether an access token must be renewed before the next call.
 *
 * @param expiresAtMs - Expiry, Unix epoch in milliseconds (the JWT `exp` claim is in seconds).
 * @param nowMs - Current time, Unix epoch in milliseconds.
 * @returns `true` once less than {@link REFRESH_MARGIN_MS} is left.
 */
export function isStale(expiresAtMs: number, nowMs: number): boolean {
  return nowMs > expiresAtMs - REFRESH_MARGIN_MS;
}
