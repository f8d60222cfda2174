/** `sessionStorage` key: which page of this tab began a sign-in by another service, and when. */
const ASKED_KEY = "gotrue.asked";

/** The service lets nobody take longer than this to come back, milliseconds. @see docs/contracts/identity.md, `nv_flow` */
const ASKED_LIFE_MS = 10 * 60_000;

/** A way back is always another load of a page than the way there: the mark of this one says nothing about its address. */
const thisLoad = () => performance.timeOrigin;

/**
 * Remembers in this tab that a sign-in by another service begins here, so that its way back is told from a link of somebody else.
 *
 * @param nowMs - Unix epoch.
 */
export function rememberAskedSignIn(nowMs = Date.now()): void {
  try {
    globalThis.sessionStorage?.setItem(ASKED_KEY, `${thisLoad()} ${nowMs}`);
  } catch {
    // Without a storage nothing is remembered, and the person is asked on the way back.
  }
}

/**
 * Tells whether this tab began a sign-in by another service, not long ago and before this page was loaded. It counts once.
 *
 * @param nowMs - Unix epoch.
 */
export function spendAskedSignIn(nowMs = Date.now()): boolean {
  try {
    const [load, atMs] = (globalThis.sessionStorage?.getItem(ASKED_KEY) ?? "").split(" ").map(Number);
    globalThis.sessionStorage?.removeItem(ASKED_KEY);
    return atMs !== undefined && load !== thisLoad() && Math.abs(nowMs - atMs) <= ASKED_LIFE_MS;
  } catch {
    // The same: nothing is known, so nobody asked.
    return false;
  }
}
