import { readDelimited } from "./read-delimited.ts";
import type { TableRow } from "./table.ts";
import { rowsText } from "./write-delimited.ts";

/** Most empty rows in a row that are kept, so that rows have the numbers that they had in the file. */
const MOST_BLANKS = 100;

const blanks = (count: number): readonly (readonly string[])[] =>
  count > 0 && count <= MOST_BLANKS ? Array.from({ length: count }, () => []) : [];

/**
 * Writes a table that was brought as a text that is read as it was: with commas where they came with commas, since a point is then
 * known to be of decimals, and with semicolons where that would be read otherwise.
 */
export function tableText(rows: readonly TableRow[]): string {
  const cells = rows.flatMap((row, at) => [...blanks(row.number - (rows[at - 1]?.number ?? 0) - 1), row.cells]);
  const text = rows[0]?.decimalMark === "." ? rowsText(cells, ",") : "";
  return text !== "" && readDelimited(text).separator === "," ? text : rowsText(cells);
}
