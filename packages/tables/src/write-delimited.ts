import type { Separator } from "./read-delimited.ts";

/** Without it, spreadsheets take a file for another alphabet. */
export const BYTE_ORDER_MARK = "\uFEFF";

/** What a spreadsheet would take for a formula. @see OWASP ASVS 5.0, 1.2.10 */
const FORMULA = /^[=+\-@\t\r]/;

function cellText(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",;|\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Writes one row, with its end of line; no cell can be a formula. @see RFC 4180 */
export function delimitedLine(cells: readonly string[], separator: Separator = ","): string {
  return `${cells.map(cellText).join(separator)}\r\n`;
}
