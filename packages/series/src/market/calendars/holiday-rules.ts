import { dayNumber, dayOf, isWorkday, weekday } from "../../periods.ts";
import { easterSunday } from "./easter.ts";

/** Weekday of a rule, from 0, Monday. */
export const MONDAY = 0;
export const THURSDAY = 3;
const SATURDAY = 5;
const SUNDAY = 6;

/** Day of each year that a holiday is on: a fixed one, days from Easter Sunday, or the n-th weekday of a month, counted from its end when negative. */
export type HolidayDay =
  | { readonly on: string }
  | { readonly easter: number }
  | { readonly month: number; readonly weekday: number; readonly nth: number };

/**
 * Fate of a holiday that falls on a weekend: lost; kept on the Friday before or the Monday after; on the Monday alone, when it is a Sunday; or on the first
 * working day that is no holiday itself.
 */
export type WeekendRule = "lost" | "nearest" | "monday" | "next";

/** Holiday that comes back each year. */
export type HolidayRule = HolidayDay & {
  readonly weekend?: WeekendRule;
  /** First and last year that it is kept in. */
  readonly since?: number;
  readonly until?: number;
};

/** Days on which a market closes, with what they were taken from. */
export interface HolidayCalendar {
  /** Name of the market, as the forms have it. */
  readonly name: string;
  readonly source: { readonly name: string; readonly url: string };
  /** First year of which the days are known. */
  readonly since: number;
  readonly rules: readonly HolidayRule[];
  /** Days that no rule gives, `YYYY-MM-DD`: mourning, storms, jubilees. */
  readonly alsoClosed: readonly string[];
  /** Days of the rules that were moved elsewhere or kept open, `YYYY-MM-DD`. */
  readonly butOpen: readonly string[];
}

const WEEK = 7;

/** The day of a rule in a year. @returns As the day's number. */
function dayIn(rule: HolidayDay, year: number): number {
  if ("on" in rule) return dayNumber(`${year}-${rule.on}`);
  if ("easter" in rule) return easterSunday(year) + rule.easter;
  const { month, nth } = rule;
  const firstOf = (of: number) => dayNumber(`${year}-${String(of).padStart(2, "0")}-01`);
  if (nth > 0) {
    const first = firstOf(month);
    return first + ((rule.weekday - weekday(first) + WEEK) % WEEK) + (nth - 1) * WEEK;
  }
  const last = (month === 12 ? dayNumber(`${year}-12-31`) + 1 : firstOf(month + 1)) - 1;
  return last - ((weekday(last) - rule.weekday + WEEK) % WEEK) + (nth + 1) * WEEK;
}

/** The day that is kept for one of a weekend; `null` for none. */
function kept(day: number, rule: WeekendRule, taken: ReadonlySet<number>): number | null {
  const at = weekday(day);
  if (rule === "lost" || (rule === "monday" && at === SATURDAY)) return null;
  if (rule === "nearest" && at === SATURDAY) return day - 1;
  let next = at === SUNDAY ? day + 1 : day + 2;
  while (rule === "next" && taken.has(next)) next += 1;
  return next;
}

/**
 * Lists the days from Monday to Friday on which a market is closed.
 *
 * @returns As days' numbers, in no order; none of a year that the calendar does not know.
 */
export function closedDaysOf(
  { rules, since, alsoClosed, butOpen }: HolidayCalendar,
  year: number,
): ReadonlySet<number> {
  if (year < since) return new Set();
  const inForce = rules.filter((rule) => year >= (rule.since ?? since) && year <= (rule.until ?? year));
  const days = inForce.map((rule) => ({ day: dayIn(rule, year), weekend: rule.weekend ?? "lost" }));
  const closed = new Set(days.map(({ day }) => day).filter(isWorkday));
  for (const { day, weekend } of days) {
    const instead = isWorkday(day) ? null : kept(day, weekend, closed);
    if (instead !== null) closed.add(instead);
  }
  const own = (list: readonly string[]) => list.filter((day) => day.startsWith(`${year}-`)).map(dayNumber);
  for (const day of own(alsoClosed)) closed.add(day);
  for (const day of own(butOpen)) closed.delete(day);
  return closed;
}

/** Returns the days of {@link closedDaysOf} as `YYYY-MM-DD`, ascending. */
export const closedDates = (calendar: HolidayCalendar, year: number): readonly string[] =>
  [...closedDaysOf(calendar, year)].sort((a, b) => a - b).map(dayOf);
