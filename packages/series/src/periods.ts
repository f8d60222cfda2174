import type { SeriesPeriodName } from "@nv/contracts";

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** Place of 1 January 1970, a Thursday, in its week from Monday. */
const FIRST_WEEKDAY = 3;

/** Days since 1 January 1970. @param isoDay - `YYYY-MM-DD`. */
export const dayNumber = (isoDay: string) => Math.floor(Date.parse(isoDay) / DAY_MS);

/** The day of a number, `YYYY-MM-DD`. */
export const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** Day of the week, from 0, Monday, to 6. */
export const weekday = (number: number) => (((number + FIRST_WEEKDAY) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS;

/** Whether a day is from Monday to Friday. @param number - As {@link dayNumber}. */
export const isWorkday = (number: number) => weekday(number) < 5;

/** Days from Monday to Friday before a day, from some Monday on; the difference of two counts those between them. */
export function workdaysBefore(number: number): number {
  const weeks = Math.floor((number + FIRST_WEEKDAY) / WEEK_DAYS);
  return weeks * 5 + Math.min(weekday(number), 5);
}

/** Months in a period of several. */
const MONTHS: Readonly<Record<"month" | "quarter" | "year", number>> = { month: 1, quarter: 3, year: 12 };

/** Which period a day is in, counted without holes: the next period has the next number. */
export function periodNumber(period: SeriesPeriodName, isoDay: string): number {
  if (period === "day") return dayNumber(isoDay);
  if (period === "week") return Math.floor((dayNumber(isoDay) + FIRST_WEEKDAY) / WEEK_DAYS);
  const [year = 0, month = 1] = isoDay.split("-").map(Number);
  return Math.floor((year * 12 + month - 1) / MONTHS[period]);
}

/** First day of a period. @param number - As {@link periodNumber}. */
export function firstDayOf(period: SeriesPeriodName, number: number): string {
  if (period === "day") return dayOf(number);
  if (period === "week") return dayOf(number * WEEK_DAYS - FIRST_WEEKDAY);
  const months = number * MONTHS[period];
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-01`;
}
