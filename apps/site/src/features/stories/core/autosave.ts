/** Stillness after the last change before it is saved by itself, milliseconds. */
const CALM_MS = 4000;

/** Every saving is a version: with one a minute at most the history can still be read. Milliseconds. */
const BETWEEN_MS = 60_000;

/** What is known when it is decided when to save. Unix epoch, milliseconds. */
export interface SavingTimes {
  readonly changedAtMs: number;
  /** 0 for never. */
  readonly savedAtMs: number;
  readonly nowMs: number;
}

/** How long to wait before what was written is saved by itself, milliseconds. */
export const msUntilSaved = ({ changedAtMs, savedAtMs, nowMs }: SavingTimes): number =>
  Math.max(0, changedAtMs + CALM_MS - nowMs, savedAtMs === 0 ? 0 : savedAtMs + BETWEEN_MS - nowMs);
