import type { Separator } from "./read-delimited.ts";

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
