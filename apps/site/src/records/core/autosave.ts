/** Stillness after the last change before it is saved by itself, milliseconds. */
const CALM_MS = 1500;

/** Time between two savings of who goes on writing, milliseconds: every open list hears of each. */
const BETWEEN_MS = 8000;

/** Times that decide when to save. Unix epoch, milliseconds. */
export interface SavingTimes {
  readonly changedAtMs: number;
  /** 0 for never. */
  readonly savedAtMs: number;
  readonly nowMs: number;
}

/** Returns the time to wait before what was written is saved by itself, milliseconds. */
export const msUntilSaved = ({ changedAtMs, savedAtMs, nowMs }: SavingTimes): number =>
  Math.max(0, changedAtMs + CALM_MS - nowMs, savedAtMs === 0 ? 0 : savedAtMs + BETWEEN_MS - nowMs);

/** First pause before what could not be saved is tried again, and the longest, milliseconds. */
const RETRY_MS = 2000;
const MOST_RETRY_MS = 60_000;

/** Returns the wait before a failed save is tried again, milliseconds: each time twice as long. @param failures - Failures in a row, from 1. */
export const msUntilRetried = (failures: number): number =>
  Math.min(MOST_RETRY_MS, RETRY_MS * 2 ** Math.max(0, failures - 1));
