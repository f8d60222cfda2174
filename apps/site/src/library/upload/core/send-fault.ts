/** Reason why sending stopped. */
export type SendFault =
  /** Nothing answered, or the server cannot now: worth another try later. */
  | { readonly kind: "away"; readonly message: string }
  /** The session is over. */
  | { readonly kind: "locked-out" }
  /** It will not be taken however often it is tried. */
  | { readonly kind: "refused"; readonly message: string };

/** Waits before another try, milliseconds: a blip is over at once, a new deploy takes a while. */
const WAITS_MS = [500, 1000, 3000, 5000, 10_000, 15_000] as const;

/** Returns the wait before the next try, milliseconds. @param tries - Tries in a row that brought nothing, from 1. */
export const waitAfter = (tries: number): number => WAITS_MS[Math.min(tries, WAITS_MS.length) - 1] ?? 0;

/** Tries in a row that a server which answers, but cannot, is given. */
export const MOST_TRIES = 20;
