import type { Token } from "./token.ts";

/** Longer than what one tab saves takes to reach another, milliseconds. */
const STORAGE_PAUSE_MS = 100;

/** The lock that tabs of one site pass around while one of them renews the session. */
const LOCK_NAME = "gotrue.user.refresh";

/** Renewals under way in this tab, by the refresh token that they spend. */
const renewals = new Map<string, Promise<Token>>();

/**
 * Spends a refresh token once: callers with the same token share one renewal.
 *
 * Servers rotate refresh tokens and take a second use for theft, so that two tabs renewing together would sign the person out.
 * Where the browser has Web Locks, tabs take turns; `renew` must therefore look again whether the work is still to be done.
 *
 * @param refreshToken - The token to be spent.
 * @param renew - Does the work, under the lock.
 */
export function shareRefresh(refreshToken: string, renew: () => Promise<Token>): Promise<Token> {
  const running = renewals.get(refreshToken);
  if (running) return running;
  const renewal = withLock(renew).finally(() => renewals.delete(refreshToken));
  renewals.set(refreshToken, renewal);
  return renewal;
}

async function withLock(renew: () => Promise<Token>): Promise<Token> {
  // Node has locks as well, but no other tab to share with.
  const locks = typeof window === "undefined" ? undefined : window.navigator?.locks;
  if (!locks) return renew();
  const token = await locks.request(LOCK_NAME, { ifAvailable: true }, (lock) => (lock ? renew() : null));
  if (token) return token;
  return locks.request(LOCK_NAME, async () => {
    // The lock of another tab is given back a moment before what that tab saved can be read here.
    await new Promise((resolve) => setTimeout(resolve, STORAGE_PAUSE_MS));
    return renew();
  });
}
