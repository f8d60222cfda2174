/** Tries of one question. */
export const MOST_TRIES = 6;

/** The first wait, which doubles with each. Milliseconds. */
const FIRST_MS = 500;

/** Longest that is waited by our own wish, and by the service's. Milliseconds. */
const LONGEST_MS = 20_000;
const LONGEST_ASKED_MS = 120_000;

/** Tells whether a request is worth a retry: the answer was too slow, the calls too many, or the failure the service's own. */
export const mayPass = (status: number | null) =>
  status === null || status === 408 || status === 429 || (status >= 500 && status < 600);

/**
 * Returns the wait before a request is retried, milliseconds.
 *
 * @param tries - How often it was asked, from 1.
 * @param askedS - What the service asks to wait, seconds; `undefined` when it does not say.
 * @param chance - 0 to 1: many who wait do not come back at once.
 */
export function waitBeforeRetry(tries: number, askedS: number | undefined, chance: number): number {
  if (askedS !== undefined) return Math.min(LONGEST_ASKED_MS, askedS * 1000);
  const wholeMs = Math.min(LONGEST_MS, FIRST_MS * 2 ** (tries - 1));
  return Math.round(wholeMs / 2 + (wholeMs / 2) * chance);
}
