/** Stillness after a preview after which nobody is taken to be writing, milliseconds: keys come sooner, and each has its preview. */
const STILL_MS = 2000;

/** Longest that pictures give way, milliseconds: on a desk where somebody always writes, lists have theirs all the same. */
const MOST_MS = 60_000;

/** Time that pictures have in between, milliseconds. */
const TURN_MS = 5000;

/** Knows whether somebody sees what they write drawn, which is not to wait for pictures that nobody waits for. */
export interface GivingWay {
  /** Notes that a draft was drawn for somebody who writes it. */
  readonly note: () => void;
  /** Whether pictures are to wait. */
  readonly isAsked: () => boolean;
}

/** Lets the pictures of lists give way to previews. @param now - Unix epoch, milliseconds. */
export function createGivingWay(now: () => number): GivingWay {
  let lastMs = Number.NEGATIVE_INFINITY;
  let sinceMs = Number.NEGATIVE_INFINITY;
  return {
    note() {
      const nowMs = now();
      const isAnother = nowMs - lastMs >= STILL_MS || nowMs - sinceMs >= MOST_MS + TURN_MS;
      if (isAnother) sinceMs = nowMs;
      lastMs = nowMs;
    },
    isAsked: () => now() - lastMs < STILL_MS && now() - sinceMs < MOST_MS,
  };
}
