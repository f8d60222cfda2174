import { type DayOrder, readDate, readPeriod } from "@nv/tables";

/**
 * Reads the day of an observation, or the first one of the week, month, quarter, half or year that is written.
 *
 * @returns `YYYY-MM-DD`; `null` for what is none.
 * @example readDay("2026M10", "day-first") // "2026-10-01"
 */
export function readDay(text: string, dayOrder: DayOrder): string | null {
  // Most are days, of which nothing else has to be asked.
  return readDate(text, dayOrder) ?? readPeriod(text, dayOrder)?.start ?? null;
}
