import { formatDate, NO_BREAK_SPACE, parseIsoDate } from "@nv/spanish";
import { DAY_MS, isoDay } from "./day-number.ts";
import type { Tick } from "./nice-ticks.ts";

/** From one mark to the next, the finest first. */
const STEPS = [
  { unit: "day", count: 1, days: 1 },
  { unit: "day", count: 2, days: 2 },
  { unit: "day", count: 7, days: 7 },
  { unit: "day", count: 14, days: 14 },
  { unit: "month", count: 1, days: 28 },
  { unit: "month", count: 2, days: 59 },
  { unit: "month", count: 3, days: 90 },
  { unit: "month", count: 6, days: 181 },
  { unit: "year", count: 1, days: 365 },
  { unit: "year", count: 2, days: 730 },
  { unit: "year", count: 5, days: 1826 },
  { unit: "year", count: 10, days: 3652 },
  { unit: "year", count: 20, days: 7304 },
  { unit: "year", count: 50, days: 18_262 },
  { unit: "year", count: 100, days: 36_524 },
] as const;

/** Room for the text of a mark, in sizes of the type. */
const TEXT_SIZES = { day: 4.4, month: 3.4, year: 3.8 } as const;

/** Monday, 5 January 1970: weeks are counted from a Monday. */
const FIRST_MONDAY = 4;

function daysOf({ unit, count }: (typeof STEPS)[number], from: number, to: number): readonly number[] {
  if (unit === "day") {
    const start = count < 7 ? 0 : FIRST_MONDAY;
    const first = Math.ceil((from - start) / count) * count + start;
    return Array.from({ length: Math.max(0, Math.floor((to - first) / count) + 1) }, (_, at) => first + at * count);
  }
  const months = unit === "year" ? 12 * count : count;
  const { year, month } = parseIsoDate(isoDay(from));
  const first = Math.floor((year * 12 + month - 1) / months) * months;
  const found: number[] = [];
  for (let at = first; ; at += months) {
    const day = Date.UTC(Math.floor(at / 12), at % 12, 1) / DAY_MS;
    if (day > to) return found;
    if (day >= from) found.push(day);
  }
}

const partsOf = (day: number) => formatDate(isoDay(day), "short").split(NO_BREAK_SPACE);

/** Writes the text of a mark: as little as tells marks apart, and the year, or over days the month, with the first of each. */
function textOf(day: number, before: number | undefined, unit: (typeof STEPS)[number]["unit"]): string {
  const [date = "", month = "", year = ""] = partsOf(day);
  if (unit === "year") return year;
  const [, lastMonth, lastYear] = before === undefined ? [] : partsOf(before);
  if (unit === "month") return lastYear === year ? month : `${month}\n${year}`;
  return lastMonth === month ? date : `${date}${NO_BREAK_SPACE}${month}`;
}

/** Returns the days of the marks, and the unit that they are of. @param roomSizes - Width of the axis, in sizes of the type. */
function marksOf(from: number, to: number, roomSizes: number) {
  const step =
    STEPS.find(({ days, unit }) => (to - from) / days < roomSizes / TEXT_SIZES[unit]) ?? STEPS.at(-1) ?? STEPS[0];
  return { unit: step.unit, days: daysOf(step, from, to) };
}

/**
 * Marks of an axis of days, at the beginnings of what people count in: weeks, months, years.
 *
 * @param from - As {@link dayNumber}.
 * @param roomSizes - Width of the axis, in sizes of the type.
 * @returns Ascending; a text may have two lines, the year below its first month.
 */
export function dateTicks(from: number, to: number, roomSizes: number): readonly Tick[] {
  const { unit, days } = marksOf(from, to, roomSizes);
  return days.map((day, at) => ({ at: day, text: textOf(day, days[at - 1], unit) }));
}

/**
 * Marks of an axis of a few years: at those that the rows are of, so that a line bends where a mark stands.
 *
 * @param days - As {@link dayNumber}, ascending.
 * @param roomSizes - Width of the axis, in sizes of the type.
 * @returns `null` where there are days that begin no year, or no room for a mark at each.
 */
export function rowTicks(days: readonly number[], roomSizes: number): readonly Tick[] | null {
  const [first, last] = [days[0] ?? Number.NaN, days.at(-1) ?? Number.NaN];
  const isYear = (day: number) => Number.isFinite(day) && isoDay(day).endsWith("-01-01");
  if (!(last > first) || !days.every(isYear)) return null;
  const nearest = (TEXT_SIZES.year * (last - first)) / roomSizes;
  const haveRoom = days.every((day, at) => at === 0 || day - (days[at - 1] ?? day) >= nearest);
  return haveRoom ? days.map((at) => ({ at, text: textOf(at, undefined, "year") })) : null;
}

/** A mark that had to move by a day or two may come nearer to its neighbour than it was given room for. */
const NEAREST_SHARE = 0.75;

/**
 * Marks of an axis on which the days that there are stand one beside another, as the sessions of a market do: each at the first of them
 * in what it counts, of which it says what is true of it. Monday was a holiday: the mark is of Tuesday.
 *
 * @param days - As {@link dayNumber}, ascending, at least one.
 * @param roomSizes - Width of the axis, in sizes of the type.
 * @returns Places in the list of days, ascending.
 */
export function tradingTicks(days: readonly number[], roomSizes: number): readonly Tick[] {
  const { unit, days: marks } = marksOf(days[0] ?? 0, days.at(-1) ?? 0, roomSizes);
  const nearest = (NEAREST_SHARE * TEXT_SIZES[unit] * (days.length - 1)) / roomSizes;
  const rows: number[] = [];
  for (const mark of marks) {
    const row = days.findIndex((day) => day >= mark);
    const before = rows.at(-1);
    if (row !== -1 && (before === undefined || (row > before && row - before >= nearest))) rows.push(row);
  }
  return rows.map((row, at) => ({ at: row, text: textOf(days[row] ?? 0, days[rows[at - 1] ?? -1], unit) }));
}
