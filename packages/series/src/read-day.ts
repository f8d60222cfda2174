import { fold } from "@nv/spanish";
import { type DayOrder, readDate } from "@nv/tables";

const MONTHS = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sep", "oct", "nov", "dic"];

const YEAR = /^(\d{4})$/;
const YEAR_MONTH = /^(\d{4})\s?[-/.m]\s?(\d{1,2})$/;
const MONTH_YEAR = /^(\d{1,2})[-/.](\d{4})$/;
const YEAR_QUARTER = /^(\d{4})\s?-?\s?[tq]([1-4])$/;
const QUARTER_YEAR = /^(?:[tq]([1-4])|([1-4])\.?º?\s?[tq])[-/ .]?(\d{4})$/;
const NAMED_MONTH = /^([a-z]{3,10})\.?(?:\s(?:de\s)?|-)(\d{4})$/;
const MOMENT = /^(\d{4}-\d\d-\d\d)t\d/;

function firstOf(year: string, month: number): string | null {
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, "0")}-01` : null;
}

/** A month, a quarter or a year by its first day. @param text - Folded. */
function readPeriod(text: string): string | null {
  const [, year] = YEAR.exec(text) ?? [];
  if (year !== undefined) return firstOf(year, 1);
  const [, yearFirst, month] = YEAR_MONTH.exec(text) ?? [];
  if (yearFirst !== undefined) return firstOf(yearFirst, Number(month));
  const [, monthFirst, yearLast] = MONTH_YEAR.exec(text) ?? [];
  if (yearLast !== undefined) return firstOf(yearLast, Number(monthFirst));
  const [, yearOfQuarter, quarter] = YEAR_QUARTER.exec(text) ?? [];
  if (yearOfQuarter !== undefined) return firstOf(yearOfQuarter, Number(quarter) * 3 - 2);
  const [, first, second, quarterYear] = QUARTER_YEAR.exec(text) ?? [];
  if (quarterYear !== undefined) return firstOf(quarterYear, Number(first ?? second) * 3 - 2);
  const [, name = "", namedYear] = NAMED_MONTH.exec(text) ?? [];
  // «Setiembre» is as good as «septiembre».
  const at = MONTHS.indexOf(name.slice(0, 3).replace("set", "sep"));
  return namedYear === undefined || at === -1 ? null : firstOf(namedYear, at + 1);
}

/**
 * Reads the day of an observation, or the first one of the month, quarter or year that is written.
 *
 * @returns `YYYY-MM-DD`; `null` for what is none.
 * @example readDay("2026M10", "day-first") // "2026-10-01"
 */
export function readDay(text: string, dayOrder: DayOrder): string | null {
  const day = readDate(text, dayOrder);
  if (day !== null) return day;
  const folded = fold(text.trim());
  const [, moment] = MOMENT.exec(folded) ?? [];
  return (moment === undefined ? null : readDate(moment, dayOrder)) ?? readPeriod(folded);
}
