import type { Clause } from "./clause.ts";
import { type Cell, cellAt, cellsOf, type Grid, type GridRow } from "./grid.ts";
import type { ItemOf, SignKind } from "./sign.ts";

/** Surroundings of a claim: the table, the moment that a text without dates speaks of, and what came before in the sentence. */
export interface ClaimContext {
  readonly grid: Grid;
  /** Moment of the number beside the text, for a card; `null` for any. */
  readonly at: number | null;
  readonly before: Clause | null;
  /** Rows that the sentence has named so far. */
  readonly named: readonly number[];
  /** Words of the sentence. */
  readonly text: string;
  /** Whether the sentence tells figures below zero without their sign: «un déficit de 3 millones». */
  readonly isNegativeTold: boolean;
}

/** Lists the rows that a clause speaks of: the only one of a table of one, else those that it names; none where it names none of many. */
export function rowsOf({ rows }: Clause, { grid }: ClaimContext): readonly GridRow[] {
  const indexes = rows.length === 0 && grid.rows.length === 1 ? [0] : [...new Set(rows)];
  return indexes.flatMap((at) => grid.rows[at] ?? []);
}

/** Lists the rows that a clause compares with. */
export const otherRowsOf = ({ otherRows }: Clause, { grid }: ClaimContext): readonly GridRow[] =>
  otherRows.flatMap((at) => grid.rows[at] ?? []);

/** Returns the last moment at which a row has a figure. */
export const lastTime = (row: GridRow): number => cellsOf(row).at(-1)?.time ?? 0;

/** Whether a clause says when, by itself or by the one before. */
export const isDated = ({ times, range }: Clause): boolean => times.length > 0 || range !== null;

/** Returns the moment that a clause speaks of: the one it names, that of the number beside, or the last of a row. A year of many months is its last. */
export function timeOf({ times, range }: Clause, { at }: ClaimContext, row: GridRow): number {
  const named = times.at(-1) ?? range?.[1];
  if (named !== undefined) return named.findLast((time) => cellAt(row, time) !== null) ?? named.at(-1) ?? -1;
  return at ?? lastTime(row);
}

/** Returns the figure before another of a row. */
function cellBefore(row: GridRow, time: number): Cell | null {
  return cellsOf(row).findLast((cell) => cell.time < time) ?? null;
}

/** The ends of what a clause says that a row went through: from where it says, or from the figure before. */
export interface Course {
  readonly from: Cell;
  readonly to: Cell;
  /** Whether the clause says from when. */
  readonly isTold: boolean;
}

/**
 * Lists the courses that a clause may tell of. «En 2024» of a table of months may be from its first to its last, or against the year before.
 */
export function coursesOf(clause: Clause, context: ClaimContext, row: GridRow): readonly Course[] {
  const course = courseOf(clause, context, row);
  const [told] = clause.times;
  const isWhole =
    clause.times.length === 1 && (told?.length ?? 0) > 1 && clause.range === null && clause.since === null;
  if (!isWhole || told === undefined) return course === null ? [] : [course];
  const cells = told.flatMap((time) => cellAt(row, time) ?? []);
  const [first, to] = [cells[0], cells.at(-1)];
  if (first === undefined || to === undefined) return [];
  const before = cellBefore(row, first.time);
  const others = [before, first].filter((from) => from !== null && from.time < to.time);
  return [
    ...others.flatMap((from) => (from === null ? [] : [{ from, to, isTold: true }])),
    ...(course === null ? [] : [course]),
  ];
}

/** Finds the ends of a course; `null` where the table has one of them not. */
export function courseOf(clause: Clause, context: ClaimContext, row: GridRow): Course | null {
  const { range, since, times } = clause;
  const pair =
    range ??
    (since === null && times.length === 2 && times[0] !== undefined && times[1] !== undefined
      ? [times[0], times[1]]
      : null);
  const firstOf = (some: readonly number[]) =>
    some.map((time) => cellAt(row, time)).find((cell) => cell !== null) ?? null;
  const lastOf = (some: readonly number[]) =>
    some.map((time) => cellAt(row, time)).findLast((cell) => cell !== null) ?? null;
  if (pair !== null) {
    const [from, to] = [firstOf(pair[0]), lastOf(pair[1])];
    return from === null || to === null ? null : { from, to, isTold: true };
  }
  const to = cellAt(row, timeOf(clause, context, row));
  const from = since === null ? (to === null ? null : cellBefore(row, to.time)) : firstOf(since);
  return from === null || to === null ? null : { from, to, isTold: since !== null };
}

/** Whether a clause has a sign. */
export const has = ({ signs }: Clause, ...kinds: readonly SignKind[]): boolean =>
  signs.some(({ sign }) => kinds.includes(sign));

/** Returns the way that a clause says something goes: the last word that says so. */
export function wayOf({ signs }: Pick<Clause, "signs">): "up" | "down" | null {
  const found = signs.findLast(({ sign }) => sign === "up" || sign === "down")?.sign;
  return found === "up" || found === "down" ? found : null;
}

const lastWord = ({ lead }: ItemOf<"amount">) =>
  lead.findLast((word) => !["el", "los", "las", "la", "casi", "unos", "unas"].includes(word)) ?? "";

/** Whether a quantity says where something comes to: «al 11,3 %», «hasta 20». */
export const isArrival = (item: ItemOf<"amount">): boolean =>
  item.amount.unit !== "points" && ["a", "al", "hasta"].includes(lastWord(item));

/** Whether a quantity says where something comes from: «del 14,1 %». */
export const isDeparture = (item: ItemOf<"amount">): boolean =>
  item.amount.unit !== "points" && ["de", "del", "desde"].includes(lastWord(item));

/** Whether a quantity says by how much: points, «un 20 %», «300 más»; never «al 20 %» nor «en el 20 %». */
export function isDistance(item: ItemOf<"amount">): boolean {
  if (item.amount.unit === "points") return true;
  if (isArrival(item) || isDeparture(item)) return false;
  if (item.amount.unit === "%") return item.lead.includes("un");
  return !item.lead.some((word) => ["con", "el", "los", "las"].includes(word));
}
