const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Waits after each failure in a row; the last one holds for all that follow. Milliseconds. */
const WAITS_MS = [10 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, HOUR_MS] as const;
const LONGEST_WAIT_MS = HOUR_MS;

/** Longest time that an address may accept nothing before it is paused, milliseconds: a weekend, and the morning after it. */
export const PATIENCE_MS = 72 * HOUR_MS;

/** Returns the wait after a failure. @param failures - In a row, this one too: 1 or more. @returns Milliseconds. */
export const waitAfter = (failures: number): number => WAITS_MS[failures - 1] ?? LONGEST_WAIT_MS;

/** Whether an address has taken nothing for so long that it is left alone. */
export const isLeftAlone = (failingSinceMs: number, nowMs: number): boolean => nowMs - failingSinceMs >= PATIENCE_MS;
