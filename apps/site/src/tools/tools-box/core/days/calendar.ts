import { type CalendarDate, parseIsoDate } from "@nv/spanish";
import { daysBetween } from "../../../../reading/review/core/review-due.ts";

const DAY_MS = 86_400_000;

const timeOf = ({ year, month, day }: CalendarDate) => new Date(0).setUTCFullYear(year, month - 1, day);
const isoOf = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10);

/** A span as people tell it. */
export interface Span {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

/** The day that many days later. @returns `YYYY-MM-DD` */
export function addDays(day: string, count: number): string {
  return isoOf(timeOf(parseIsoDate(day)) + count * DAY_MS);
}

/** The same day that many months later; the last of the month where it has no such day: 31 January and one month is 28 February. */
export function addMonths(from: string, count: number): string {
  const { year, month, day } = parseIsoDate(from);
  const last = new Date(new Date(0).setUTCFullYear(year, month - 1 + count + 1, 0)).getUTCDate();
  return isoOf(timeOf({ year, month: month + count, day: Math.min(day, last) }));
}

/** Whole years, months and days from a day to a later one. */
export function spanBetween(from: string, to: string): Span {
  const [start, end] = [parseIsoDate(from), parseIsoDate(to)];
  const guess = (end.year - start.year) * 12 + end.month - start.month;
  const months = addMonths(from, guess) > to ? guess - 1 : guess;
  return { years: Math.floor(months / 12), months: months % 12, days: daysBetween(addMonths(from, months), to) };
}

/** Mondays to Fridays after a day and up to another, holidays not known. */
export function weekdaysBetween(from: string, to: string): number {
  const days = daysBetween(from, to);
  const weekday = new Date(timeOf(parseIsoDate(from))).getUTCDay();
  const rest = Array.from({ length: days % 7 }, (_, at) => (weekday + at + 1) % 7);
  return Math.floor(days / 7) * 5 + rest.filter((day) => day !== 0 && day !== 6).length;
}
