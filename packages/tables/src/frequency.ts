import type { PlainTable } from "./plain-table.ts";
import { type Grain, readPeriod } from "./read-period.ts";

/** Rhythm of the dates of a table. */
export interface Frequency {
  readonly every: Grain;
  /** Days on which nothing is measured at weekends are no gap. */
  readonly isOfWorkdays: boolean;
  /** Periods that are missing between the first date and the last. */
  readonly gaps: number;
}

const MS_A_DAY = 86_400_000;
const DAYS_A_WEEK = 7;
/** Months of each period that is longer than a week. */
const MONTHS: Readonly<Partial<Record<Grain, number>>> = { month: 1, quarter: 3, semester: 6, year: 12 };

const dayOf = (start: string) => Math.round(Date.parse(`${start}T00:00:00Z`) / MS_A_DAY);
const monthOf = (start: string) => Number(start.slice(0, 4)) * 12 + Number(start.slice(5, 7));

/** Longest step that all others are multiples of. */
function commonStep(places: readonly number[]): number {
  let step = 0;
  for (let at = 1; at < places.length; at += 1) {
    let [one, other] = [step, (places[at] ?? 0) - (places[at - 1] ?? 0)];
    while (other !== 0) [one, other] = [other, one % other];
    step = one;
  }
  return step;
}

/** Reads the rhythm of days that are months, quarters or years by their first or last one. */
function ofMonths(starts: readonly string[]): Frequency | null {
  const months = starts.map(monthOf);
  const step = commonStep(months);
  const every = (["year", "semester", "quarter", "month"] as const).find(
    (grain) => step > 0 && step % (MONTHS[grain] ?? 1) === 0,
  );
  if (every === undefined || new Set(starts.map((start) => start.slice(0, 7))).size < starts.length) return null;
  const all = ((months.at(-1) ?? 0) - (months[0] ?? 0)) / (MONTHS[every] ?? 1) + 1;
  return { every, isOfWorkdays: false, gaps: all - starts.length };
}

function ofDays(starts: readonly string[]): Frequency {
  const days = starts.map(dayOf);
  const span = (days.at(-1) ?? 0) - (days[0] ?? 0);
  const step = commonStep(days);
  if (step > 0 && step % DAYS_A_WEEK === 0)
    return { every: "week", isOfWorkdays: false, gaps: span / DAYS_A_WEEK + 1 - days.length };
  // Day 4 of the count is a Monday, as 5 January 1970 was.
  const isWorkday = (day: number) => (day + 3) % DAYS_A_WEEK < 5;
  let workdays = 0;
  for (let day = days[0] ?? 0; day <= (days.at(-1) ?? -1); day += 1) if (isWorkday(day)) workdays += 1;
  const isOfWorkdays = days.every(isWorkday) && workdays <= span;
  return { every: "day", isOfWorkdays, gaps: (isOfWorkdays ? workdays : span + 1) - days.length };
}

/** Share of the days of a month that are its first or its last one, for days that stand for months. */
const isEdge = (start: string) => start.endsWith("-01") || Number(start.slice(8)) >= 28;

/**
 * Tells how often a table has a row, by the dates of its first column of them.
 *
 * @returns `null` without such a column, with fewer than three dates, with dates of several lengths or that are asked, and where
 * everything is further apart than a year.
 */
export function frequencyOf({ rows, columns }: PlainTable): Frequency | null {
  const at = columns.findIndex(({ kind }) => kind === "period");
  const column = columns[at];
  if (column === undefined || column.grain === null || column.doubt !== null) return null;
  const read = rows.slice(1).flatMap(({ cells }) => readPeriod(cells[at] ?? "", "day-first")?.start ?? []);
  const starts = [...new Set(read)].sort();
  if (starts.length < 3) return null;
  if (column.grain === "day") return starts.every(isEdge) ? (ofMonths(starts) ?? ofDays(starts)) : ofDays(starts);
  if (column.grain === "week") return ofDays(starts);
  const step = MONTHS[column.grain] ?? 1;
  const all = (monthOf(starts.at(-1) ?? "") - monthOf(starts[0] ?? "")) / step + 1;
  return { every: column.grain, isOfWorkdays: false, gaps: all - starts.length };
}
