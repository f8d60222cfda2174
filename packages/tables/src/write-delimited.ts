import { readDelimited, type Separator } from "./read-delimited.ts";
import type { TableRow } from "./table.ts";

/** Without it, spreadsheets take a file for another alphabet. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** Beginnings of a cell that a spreadsheet would take for a formula. @see OWASP ASVS 5.0, 1.2.10 */
const FORMULA = /^[=+\-@\t\r]/;

const harmless = (value: string) => (FORMULA.test(value) ? `'${value}` : value);

const quoted = (value: string) => (/[",;|\t\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

/** A figure is none, whatever its sign: it stays one for whoever reads the file. */
const written = (cell: string | number) => (typeof cell === "number" ? String(cell) : quoted(harmless(cell)));

/** Writes one row, with its end of line; no text can be a formula. @see RFC 4180 */
export function delimitedLine(cells: readonly (string | number)[], separator: Separator = ","): string {
  return `${cells.map(written).join(separator)}\r\n`;
}

/**
 * Writes rows to be read by `readDelimited` again, cell by cell as they are. Never for a file that somebody opens: a cell may be a formula.
 *
 * @returns A line for each row.
 */
export function rowsText(rows: readonly (readonly string[])[], separator: Separator = ";"): string {
  return rows.map((cells) => `${cells.map(quoted).join(separator)}\n`).join("");
}

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
