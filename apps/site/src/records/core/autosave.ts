/** Pace of savings, milliseconds. */
interface Pace {
  /** Stillness after the last change before it is saved by itself. */
  readonly calmMs: number;
  /** Time between two savings of who goes on writing: every open list hears of each. */
  readonly betweenMs: number;
  /** Longest that something waits of who never rests. */
  readonly mostMs: number;
}

const ALONE: Pace = { calmMs: 1500, betweenMs: 8000, mostMs: 8000 };

/** While somebody else writes in the same: each sees what the other wrote within two seconds. @see docs/adr/0136-two-people-in-one-text.md */
const TOGETHER: Pace = { calmMs: 300, betweenMs: 800, mostMs: 800 };

/** Times that decide when to save. Unix epoch, milliseconds. */
export interface SavingTimes {
  /** Time of the first change that is not saved. */
  readonly unsavedSinceMs: number;
  readonly changedAtMs: number;
  /** 0 for never. */
  readonly savedAtMs: number;
  readonly nowMs: number;
}

/** Returns the time to wait before what was written is saved by itself, milliseconds. @param isShared - Whether somebody else has it open. */
export function msUntilSaved(times: SavingTimes, isShared: boolean): number {
  const { unsavedSinceMs, changedAtMs, savedAtMs, nowMs } = times;
  const { calmMs, betweenMs, mostMs } = isShared ? TOGETHER : ALONE;
  const restedAtMs = Math.min(changedAtMs + calmMs, unsavedSinceMs + mostMs);
  return Math.max(0, restedAtMs - nowMs, savedAtMs === 0 ? 0 : savedAtMs + betweenMs - nowMs);
}

/** First pause before what could not be saved is tried again, and the longest, milliseconds. */
const RETRY_MS = 2000;
const MOST_RETRY_MS = 60_000;

/** Returns the wait before a failed save is tried again, milliseconds: each time twice as long. @param failures - Failures in a row, from 1. */
export const msUntilRetried = (failures: number): number =>
  Math.min(MOST_RETRY_MS, RETRY_MS * 2 ** Math.max(0, failures - 1));
