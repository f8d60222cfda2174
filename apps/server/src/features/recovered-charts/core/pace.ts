/** Options of a pace. */
export interface PaceDeps {
  /** Least time between two, milliseconds. */
  readonly everyMs: number;
  /** Longest that somebody waits for a turn, milliseconds. */
  readonly longestMs: number;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

/** Lets one through at a time. @returns Whether it is one's turn; `false` at once when too many wait already. */
export type Pace = () => Promise<boolean>;

/** Keeps questions apart, whoever asks them, so that a service of others is never asked faster than it was said. */
export function createPace({ everyMs, longestMs, now, wait }: PaceDeps): Pace {
  let nextMs = 0;
  return async () => {
    const turnMs = Math.max(now(), nextMs);
    const waitMs = turnMs - now();
    if (waitMs > longestMs) return false;
    nextMs = turnMs + everyMs;
    if (waitMs > 0) await wait(waitMs);
    return true;
  };
}
