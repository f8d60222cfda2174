/** A clock that moves only when told. */
export interface FixedClock {
  /** The present, Unix epoch in milliseconds. */
  readonly now: () => number;
  /** Moves the present, milliseconds; a negative number goes back. */
  advance(ms: number): void;
}

/** An ordinary Monday, so that a test that depends on the day says so itself. */
const MONDAY_MS = Date.UTC(2026, 0, 12, 9, 0, 0);

/** Makes a clock that stands still at `startMs` (Unix epoch in milliseconds). */
export function fixedClock(startMs: number = MONDAY_MS): FixedClock {
  let nowMs = startMs;
  return {
    now: () => nowMs,
    advance: (ms) => {
      nowMs += ms;
    },
  };
}
