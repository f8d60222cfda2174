import { fold, MONTHS } from "@nv/spanish";
import { type DayOrder, readDate } from "@nv/tables";

/** A stretch of the calendar, as precise as it was written: a year, a quarter, a month or a day. */
export interface Period {
  readonly year: number;
  /** 1-4; `null` when it is not said. */
  readonly quarter: number | null;
  /** 1-12. */
  readonly month: number | null;
  /** 1-31. */
  readonly day: number | null;
}

/** Years that a chart of a newspaper speaks of; other figures of four digits are amounts. */
const FIRST_YEAR = 1500;
const LAST_YEAR = 2199;

/** @returns Whether a number may be a year. */
export function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= FIRST_YEAR && value <= LAST_YEAR;
}

/**
 * The month that a word names, whole or by its first letters.
 *
 * @returns 1-12; `null` for another word.
 * @example monthOf("sept") // 9
 */
export function monthOf(word: string): number | null {
  const folded = fold(word).replace("setiembre", "septiembre");
  const at = MONTHS.findIndex(
    (month) => month === folded || (folded.length <= 4 && folded.length >= 3 && month.startsWith(folded)),
  );
  return at === -1 ? null : at + 1;
}

/** A year of two digits is of this century up to 69, as `readDate` reads it. */
const wholeYear = (written: number): number => (written < 70 ? 2000 + written : 1900 + written);

const YEAR = /^(\d{4})$/;
const YEAR_MONTH = /^(\d{4})(?:[-/]|M)(\d{1,2})$/;
const MONTH_YEAR = /^(\d{1,2})[-/](\d{4})$/;
const YEAR_QUARTER = /^(\d{4})[- ]?[TQ]([1-4])$/i;
const QUARTER_YEAR = /^(?:[TQ]([1-4])|([1-4])[TQ])[- /]?(\d{4})$/i;
const NAMED_MONTH = /^([a-z]{3,10})\.?(?: de|-| del)? ?(\d{4}|\d{2})$/;

function period(year: number, rest: Partial<Omit<Period, "year">> = {}): Period | null {
  if (!isYear(year) || (rest.month ?? 1) > 12 || rest.month === 0) return null;
  return { year, quarter: null, month: null, day: null, ...rest };
}

/**
 * Reads a label of a chart's axis as a stretch of the calendar.
 *
 * @returns `null` for what is none.
 * @example periodOf("2024T3") // { year: 2024, quarter: 3, month: null, day: null }
 */
export function periodOf(label: string, dayOrder: DayOrder = "day-first"): Period | null {
  const text = label.trim();
  const day = readDate(text, dayOrder);
  if (day !== null) {
    const [year = 0, month = 0, dayOfMonth = 0] = day.split("-").map(Number);
    return period(year, { month, day: dayOfMonth });
  }
  const year = YEAR.exec(text);
  if (year !== null) return period(Number(year[1]));
  const yearMonth = YEAR_MONTH.exec(text);
  if (yearMonth !== null) return period(Number(yearMonth[1]), { month: Number(yearMonth[2]) });
  const monthYear = MONTH_YEAR.exec(text);
  if (monthYear !== null) return period(Number(monthYear[2]), { month: Number(monthYear[1]) });
  const yearQuarter = YEAR_QUARTER.exec(text);
  if (yearQuarter !== null) return period(Number(yearQuarter[1]), { quarter: Number(yearQuarter[2]) });
  const quarterYear = QUARTER_YEAR.exec(text);
  if (quarterYear !== null)
    return period(Number(quarterYear[3]), { quarter: Number(quarterYear[1] ?? quarterYear[2]) });
  return namedMonth(fold(text));
}

function namedMonth(text: string): Period | null {
  const [, word = "", written = ""] = NAMED_MONTH.exec(text) ?? [];
  const month = monthOf(word);
  if (month === null) return null;
  return period(written.length === 2 ? wholeYear(Number(written)) : Number(written), { month });
}

/** Returns a number that sorts periods by their start: larger is later. */
export function startOf({ year, quarter, month, day }: Period): number {
  return (year * 12 + (month ?? (quarter === null ? 1 : quarter * 3 - 2))) * 31 + (day ?? 1);
}

/**
 * Writes a stretch of the calendar in running text.
 *
 * @example periodText({ year: 2024, quarter: 3, month: null, day: null }) // "el tercer trimestre de 2024"
 */
export function periodText({ year, quarter, month, day }: Period): string {
  if (quarter !== null) return `el ${QUARTERS[quarter - 1] ?? ""} trimestre de ${year}`;
  if (month === null) return String(year);
  const named = `${MONTHS[month - 1] ?? ""} de ${year}`;
  return day === null ? named : `el ${day}\u00a0de ${named}`;
}

const QUARTERS = ["primer", "segundo", "tercer", "cuarto"] as const;
