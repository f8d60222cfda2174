/** Occasion on which the site may ask the server whether the session is still open. */
export type Occasion = "start" | "route" | "return" | "tick" | "stored-user-gone";

/** Route changes and returns to the tab this close to the last question do not ask again, milliseconds. */
export const QUIET_MS = 15_000;

/** Time between two questions of a tab that somebody is looking at, milliseconds. */
export const TICK_MS = 60_000;

/** Facts that are known at the moment of an occasion. */
export interface WatchMoment {
  /** Unix epoch, milliseconds. */
  readonly nowMs: number;
  /** Time at which the server was last asked, Unix epoch in milliseconds; `null` before the first question. */
  readonly askedAtMs: number | null;
  /** Whether somebody can see the tab. */
  readonly isVisible: boolean;
}

/**
 * Tells whether an occasion is worth a question to the server.
 *
 * The start and a sign-out in another tab always are. A hidden tab waits: it asks when somebody comes back to it.
 */
export function isQuestionDue(occasion: Occasion, { nowMs, askedAtMs, isVisible }: WatchMoment): boolean {
  if (occasion === "start" || occasion === "stored-user-gone" || askedAtMs === null) return true;
  if (!isVisible) return false;
  const sinceMs = nowMs - askedAtMs;
  return occasion === "tick" ? sinceMs >= TICK_MS : sinceMs >= QUIET_MS;
}

/**
 * Answer of the server: a person, nobody (401), or nothing that can be relied on. A failing network or server is never taken for a
 * sign-out: nobody is thrown out of a page because a train entered a tunnel.
 */
export type Verdict = "open" | "over" | "unknown";

/** Facts by which a tab decides whether to stay on a page. */
export interface StayMoment {
  readonly verdict: Verdict;
  /** Path of the page on screen. */
  readonly pathname: string;
  /** Whether the session was open while this page was on screen. */
  readonly wasOpen: boolean;
}

/**
 * Tells whether a page must be left for the home page.
 *
 * At `/` the home of the inside is left for the visitor's, which the server gives at the same address; that happens only after
 * a session was open here, so that a development server, which has one home for everybody, is not asked again and again.
 *
 * @see Specification, section 4: «If the current user has no id and the path is not home, the app redirects to / after 1000 ms».
 */
export function mustLeave({ verdict, pathname, wasOpen }: StayMoment): boolean {
  return verdict === "over" && (wasOpen || pathname !== "/");
}
