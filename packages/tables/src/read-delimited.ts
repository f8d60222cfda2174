import { drained } from "./drained.ts";
import { splitCells, splittingCells } from "./split-cells.ts";
import { TABLE_LIMITS, type Table, type TableLimits, unusableTable } from "./table.ts";

/** Separator between two cells. A tab comes from cells copied out of a spreadsheet. */
export type Separator = "\t" | ";" | "," | "|";

/** The likeliest first: where two fit as well, the first one wins. */
const SEPARATORS: readonly Separator[] = ["\t", ";", ",", "|"];

/** Lines that the separator is told by. */
const TOLD_BY_LINES = 10;

/** A table that was written as text. */
export interface DelimitedTable extends Table {
  readonly separator: Separator;
}

/** Options for reading a text, when a person knows better. */
export interface DelimitedOptions {
  readonly separator?: Separator;
  readonly limits?: TableLimits;
}

/** Whether a comma stands inside a cell: between the figures of a number, or before the space of «Rozas de Madrid, Las». */
const isInside = ([before = "", after = "", more]: readonly string[]) =>
  more === undefined &&
  ((/\p{L}$/u.test(before) && after.startsWith(" ")) || (/\d$/.test(before) && /^\d/.test(after)));

/** Whether the rows are a single column whose cells have commas: its name has none, and no comma seems to part two cells. */
function isOneColumn(rows: readonly (readonly string[])[]): boolean {
  const [head, ...below] = rows.filter((row) => row.some((cell) => cell.trim() !== ""));
  return head?.length === 1 && below.every((row) => row.length === 1 || isInside(row));
}

/** Lines of the width that most have, where that is more than one cell. */
function alikeIn(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

/**
 * The separator that splits most of the first lines alike, quoted text apart: names have no decimals, so that a comma of figures splits fewer of them
 * than what parts their cells.
 */
function separatorOf(text: string): Separator {
  const counts = SEPARATORS.map((separator) => {
    const { rows } = splitCells(text, separator, TOLD_BY_LINES);
    return separator === "," && isOneColumn(rows) ? 0 : alikeIn(rows);
  });
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ",";
}

/** A figure in quotes whose mark may part thousands or decimals: commas that separate say nothing of it. */
const QUOTED_OPEN = /"[-+\u2212]?\d{1,3}[.,]\d{3}"/;

/** {@link readDelimited} in pieces of some milliseconds. */
export function* readingDelimited(
  text: string,
  options: DelimitedOptions = {},
): Generator<undefined, DelimitedTable, undefined> {
  const { limits = TABLE_LIMITS } = options;
  const source = text.replace(/^\uFEFF/, "");
  const separator = options.separator ?? separatorOf(source);
  const hasPoints = separator === "," && !QUOTED_OPEN.test(source);
  const { rows, quotes } = yield* splittingCells(source, separator, limits.maxRows + 1);
  if (rows.length > limits.maxRows || rows.some((cells) => cells.length > limits.maxColumns))
    return { ...unusableTable("TOO_LARGE"), separator };
  yield;
  return {
    rows: rows
      .map((cells, index) => ({ number: index + 1, cells, ...(hasPoints && { decimalMark: "." as const }) }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== "")),
    problems: quotes.map(({ fault, row }) => ({ fault, row: row + 1 })),
    separator,
  };
}

/**
 * Reads a table of texts: CSV, TSV, with semicolons or bars, quoted as RFC 4180 says, also with line breaks in quotes.
 * Nothing is converted.
 *
 * @returns What was understood; `problems` tells each quote that is wrong, `TOO_LARGE` beyond the limits.
 * @example readDelimited("código;nombre\n08019;Barcelona").rows[1].cells // ["08019", "Barcelona"]
 */
export function readDelimited(text: string, options: DelimitedOptions = {}): DelimitedTable {
  return drained(readingDelimited(text, options));
}
