import type { TableRow } from "./table.ts";

/** Turns a table: its columns become rows, numbered from 1. */
export function turnedRows(rows: readonly TableRow[]): readonly TableRow[] {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const decimalMark = rows[0]?.decimalMark;
  return Array.from({ length: width }, (_, at) => ({
    ...{ number: at + 1, cells: rows.map(({ cells }) => cells[at] ?? "") },
    ...(decimalMark !== undefined && { decimalMark }),
  })).filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
}
