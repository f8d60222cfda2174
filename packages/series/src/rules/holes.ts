import type { SeriesPeriodName } from "@nv/contracts";
import type { Observation, SeriesColumn, SeriesRule } from "@nv/contracts/schemas";
import { type Holidays, holidaysOf } from "../market/calendars/market-calendar.ts";
import { byGroup } from "../observations.ts";
import { dayNumber, dayOf, firstDayOf, isWorkday, periodNumber, workdaysBefore } from "../periods.ts";
import { type BareFinding, finding } from "./finding.ts";

type Missing = Extract<SeriesRule, { kind: "missing" }>;

/** A stretch of periods without an observation. */
interface Hole {
  readonly date: string;
  readonly until: string;
  readonly value: number;
}

function holeOfPeriods(period: SeriesPeriodName, before: string, after: string): Hole | null {
  const [from, to] = [periodNumber(period, before), periodNumber(period, after)];
  if (to - from < 2) return null;
  return { date: firstDayOf(period, from + 1), until: firstDayOf(period, to - 1), value: to - from - 1 };
}

/** Days that count: without those of a list and the holidays of an exchange, and from Monday to Friday where the rule says so. Nothing is gone through day by day. */
function holeOfDays({ days, except }: Missing, holidays: Holidays, before: string, after: string): Hole | null {
  const [from, to] = [dayNumber(before) + 1, dayNumber(after)];
  const counts = (day: number) => days === "all" || isWorkday(day);
  const all = days === "all" ? to - from : workdaysBefore(to) - workdaysBefore(from);
  // From a day to the next, and from a Friday to a Monday, as nearly always.
  if (all < 1) return null;
  const closed = [...except.map(dayNumber), ...holidays.between(from - 1, to)];
  const excepted = new Set(closed.filter((day) => day >= from && day < to && counts(day)));
  if (all <= excepted.size) return null;
  let [first, last] = [from, to - 1];
  while (!counts(first) || excepted.has(first)) first += 1;
  while (!counts(last) || excepted.has(last)) last -= 1;
  return { date: dayOf(first), until: dayOf(last), value: all - excepted.size };
}

/** Periods without an observation between the first and the last one of each group, each stretch once. */
export function checkMissing(
  rule: Missing,
  period: SeriesPeriodName,
  columns: readonly SeriesColumn[],
  observations: readonly Observation[],
): readonly BareFinding[] {
  const holidays = holidaysOf(rule.days);
  const holeBetween = (before: string, after: string) =>
    period === "day" ? holeOfDays(rule, holidays, before, after) : holeOfPeriods(period, before, after);
  return [...byGroup(columns, observations)].flatMap(([group, own]) =>
    own.slice(1).flatMap(({ date }, at) => {
      const hole = holeBetween(own[at]?.date ?? date, date);
      return hole === null ? [] : [finding({ kind: "missing", group, ...hole })];
    }),
  );
}

/** Whether the last observation is young enough. @param today - `YYYY-MM-DD`. */
export function checkFresh(
  mostDays: number,
  observations: readonly Observation[],
  today: string,
): readonly BareFinding[] {
  const last = observations.at(-1)?.date;
  if (last === undefined) return [];
  const days = dayNumber(today) - dayNumber(last);
  return days > mostDays ? [finding({ kind: "fresh", date: last, value: days, bound: mostDays })] : [];
}
