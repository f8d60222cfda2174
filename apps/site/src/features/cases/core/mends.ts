import type { TableRow } from "@nv/tables";

/** Values typed over the cells of a table: by the number of the row, then by the place of the column, from 0. */
export type Mends = ReadonlyMap<number, ReadonlyMap<number, string>>;

/** Nothing typed. */
export const NO_MENDS: Mends = new Map();

/** A row as it was mended. */
export function withMends(row: TableRow, mends: Mends): TableRow {
  const typed = mends.get(row.number);
  if (typed === undefined) return row;
  const width = Math.max(row.cells.length, ...[...typed.keys()].map((column) => column + 1));
  return { ...row, cells: Array.from({ length: width }, (_, at) => typed.get(at) ?? row.cells[at] ?? "") };
}

/**
 * Types over a cell of rows; what says again what the table said is no mend.
 *
 * @param rows - As they were brought.
 */
export function mendCells(
  mends: Mends,
  rows: readonly TableRow[],
  { column, value }: { readonly column: number; readonly value: string },
): Mends {
  const next = new Map(mends);
  for (const { number, cells } of rows) {
    const typed = new Map(next.get(number));
    if (value === (cells[column] ?? "")) typed.delete(column);
    else typed.set(column, value);
    if (typed.size === 0) next.delete(number);
    else next.set(number, typed);
  }
  return next;
}

/** Keeps what was typed of rows that stand, somewhere, in what the table says now; of rows that are alike, in their order. */
export function carryMends(mends: Mends, before: readonly TableRow[], after: readonly TableRow[]): Mends {
  if (mends.size === 0) return mends;
  const keyOf = ({ cells }: TableRow) => JSON.stringify(cells);
  const places = new Map<string, number[]>();
  for (const row of after) {
    const numbers = places.get(keyOf(row));
    if (numbers === undefined) places.set(keyOf(row), [row.number]);
    else numbers.push(row.number);
  }
  const carried = new Map<number, ReadonlyMap<number, string>>();
  for (const row of before) {
    const number = places.get(keyOf(row))?.shift();
    const typed = mends.get(row.number);
    if (number !== undefined && typed !== undefined) carried.set(number, typed);
  }
  return carried;
}

/** Rows in one of whose cells the table says something, where nobody has typed. */
export function rowsThatSay(
  rows: readonly TableRow[],
  { column, text, mends }: { readonly column: number; readonly text: string; readonly mends: Mends },
): readonly TableRow[] {
  return rows.filter((row) => (row.cells[column] ?? "") === text && mends.get(row.number)?.has(column) !== true);
}
