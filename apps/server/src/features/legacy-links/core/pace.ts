/** Gives turns at most so often. */
export interface Pace {
  /** Takes the next turn, and returns how long whoever asks now waits for it, milliseconds. */
  take(): number;
}

/**
 * Makes turns of the same length, in the order in which they are asked for.
 *
 * @param perSecond - Turns in one second.
 */
export function createPace(perSecond: number, now: () => number): Pace {
  const everyMs = 1000 / perSecond;
  let nextMs = 0;
  return {
    take() {
      const askedMs = now();
      const atMs = Math.max(askedMs, nextMs);
      nextMs = atMs + everyMs;
      return atMs - askedMs;
    },
  };
}
