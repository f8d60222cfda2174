/** Which comes first in a day written with bars or hyphens. */
export type DayOrder = "day-first" | "month-first";

/** Three figures of a day as they are written, and how many digits each has. */
export interface DayParts {
  readonly figures: readonly [number, number, number];
  readonly lengths: readonly [number, number, number];
}

const ZERO = 48;
const NINE = 57;
/** Longest and shortest day: «2026-11-03», «3/1/26» has one to four digits in each part. */
const LONGEST_DAY = 12;

/**
 * Takes a day to its three figures, parted by bars, points or hyphens; sign by sign, since a column of days is read more often than anything.
 *
 * @returns `null` for what is written otherwise.
 */
export function dayParts(text: string): DayParts | null {
  if (text.length > LONGEST_DAY) return null;
  const figures: [number, number, number] = [0, 0, 0];
  const lengths: [number, number, number] = [0, 0, 0];
  let part: 0 | 1 | 2 = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= ZERO && code <= NINE) {
      figures[part] = figures[part] * 10 + code - ZERO;
      lengths[part] += 1;
    } else {
      if ((text[at] !== "/" && text[at] !== "-" && text[at] !== ".") || part === 2) return null;
      part = part === 0 ? 1 : 2;
    }
  }
  const [first, second, third] = lengths;
  const isDay = first > 0 && first <= 4 && second > 0 && second <= 2 && third > 0 && third <= 4;
  return isDay ? { figures, lengths } : null;
}

/** Year that two figures mean: of this century up to 69. */
export const wholeYear = (written: number): number => written + (written < 70 ? 2000 : 1900);

const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** Whether there is a day in the calendar. @param month - From 1. */
function isInCalendar(year: number, month: number, day: number): boolean {
  const last = month === 2 && isLeap(year) ? 29 : (DAYS[month - 1] ?? 0);
  return day >= 1 && day <= last;
}

/** Writes a day. @returns `YYYY-MM-DD`; `null` for what is no day of the calendar. @param month - From 1. */
export function isoDate(year: number, month: number, day: number): string | null {
  if (!isInCalendar(year, month, day)) return null;
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Number of two digits that stand together. */
const twoDigits = (text: string, at: number) => (text.charCodeAt(at) - ZERO) * 10 + text.charCodeAt(at + 1) - ZERO;

/**
 * Reads a day.
 *
 * @returns `YYYY-MM-DD`; `null` for what is no day of the calendar. Two figures are a year of this century up to 69.
 * @example readDate("3/11/26", "day-first") // "2026-11-03"
 */
export function readDate(text: string, dayOrder: DayOrder): string | null {
  // As it is to be, if it is a day of the calendar: of a long series every day is.
  if (ISO_DAY.test(text)) {
    const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
    return isInCalendar(year, twoDigits(text, 5), twoDigits(text, 8)) ? text : null;
  }
  const parts = dayParts(text.trim());
  if (parts === null) return null;
  const [first, second, third] = parts.figures;
  const [before, , behind] = parts.lengths;
  if (before === 3 || behind === 3) return null;
  if (before === 4) return behind > 2 ? null : isoDate(first, second, third);
  if (behind < 2) return null;
  const year = behind === 4 ? third : wholeYear(third);
  return dayOrder === "day-first" ? isoDate(year, second, first) : isoDate(year, first, second);
}
