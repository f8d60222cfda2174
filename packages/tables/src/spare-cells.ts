import type { TableRow } from "./table.ts";

/** Words behind cells of which nobody knows the column. */
const SPARE = "(sobran casillas)";

/**
 * Marks the rows that have figures beyond the last name, in what commas separate: their decimals have a comma too, and each figure fell
 * into two. None of their cells is left to be taken for a figure; whoever reads them tells the row.
 *
 * @param named - Columns up to the last name.
 */
export function withoutSpareCells(body: readonly TableRow[], named: number): readonly TableRow[] {
  if (named < 2) return body;
  return body.map((row) => {
    if (row.cells.length <= named) return row;
    const spare = row.cells.slice(named).filter((cell) => cell.trim() !== "");
    if (row.decimalMark !== "." || spare.length === 0 || !spare.every((cell) => /^\d/.test(cell.trim()))) return row;
    const all = `${row.cells.slice(1).join(",")} ${SPARE}`;
    return { ...row, cells: row.cells.slice(0, named).map((cell, at) => (at === 0 ? cell : all)) };
  });
}
