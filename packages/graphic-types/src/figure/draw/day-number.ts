import { parseIsoDate } from "@nv/spanish";

/** A day, milliseconds. */
export const DAY_MS = 86_400_000;

/** Days since 1970 of a day of the calendar. @throws {RangeError} When it is not in the calendar. */
export function dayNumber(isoDate: string): number {
  const { year, month, day } = parseIsoDate(isoDate);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** The day of the calendar of a number of {@link dayNumber}. */
export const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
