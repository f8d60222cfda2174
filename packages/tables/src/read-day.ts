/** Which comes first in a day written with bars or hyphens. */
export type DayOrder = "day-first" | "month-first";

export const DAY = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})$/;

/** Year that two figures mean: of this century up to 69. */
export const wholeYear = (written: number): number => written + (written < 70 ? 2000 : 1900);

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Writes a day. @returns `YYYY-MM-DD`; `null` for what is no day of the calendar. @param month - From 1. */
export function isoDate(year: number, month: number, day: number): string | null {
  const last = month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 0);
  if (day < 1 || day > last) return null;
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/**
 * Reads a day.
 *
 * @returns `YYYY-MM-DD`; `null` for what is no day of the calendar. Two figures are a year of this century up to 69.
 * @example readDate("3/11/26", "day-first") // "2026-11-03"
 */
export function readDate(text: string, dayOrder: DayOrder): string | null {
  const [, first = "", second = "", third = ""] = DAY.exec(text.trim()) ?? [];
  if (first === "" || first.length === 3 || third.length === 3) return null;
  if (first.length === 4) return third.length > 2 ? null : isoDate(Number(first), Number(second), Number(third));
  if (third.length < 2) return null;
  const year = third.length === 4 ? Number(third) : wholeYear(Number(third));
  const [day, month] = dayOrder === "day-first" ? [first, second] : [second, first];
  return isoDate(year, Number(month), Number(day));
}
