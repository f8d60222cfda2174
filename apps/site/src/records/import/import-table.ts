import type { ImportReport } from "@nv/contracts/schemas";
import { rowsText, type Table, tableProblemText } from "@nv/tables";
import { isRecord, parseJson, readBy } from "@nv/web/schema";

/** A row of a table of links, open to correction. */
export interface ImportRow {
  /** Tells it from the others, whatever is taken out before it. */
  readonly id: number;
  readonly cells: readonly string[];
}

/** A table of links as it was understood, open to correction. */
export interface ImportTable {
  readonly names: readonly string[];
  readonly rows: readonly ImportRow[];
}

/** A table, or why none was understood. */
export type ReadImport = { readonly table: ImportTable } | { readonly problem: string };

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((cell) => typeof cell === "string");

const Kept = readBy<ImportTable>((value) => {
  if (!isRecord(value) || !isTexts(value.names) || !Array.isArray(value.rows)) return null;
  const rows = value.rows.flatMap((row: unknown): ImportRow[] =>
    isRecord(row) && typeof row.id === "number" && isTexts(row.cells) ? [{ id: row.id, cells: row.cells }] : [],
  );
  return rows.length === 0 ? null : { names: value.names, rows };
});

/** Reads a table that the browser kept; one of which no row is left is none. */
export const readKeptTable = (stored: string | null): ImportTable | null => parseJson(stored, Kept);

/** Converts an imported table into one whose first row names its columns. */
export function toImportTable({ rows: all, problems }: Table): ReadImport {
  const [problem] = problems;
  if (problem !== undefined) return { problem: tableProblemText(problem) };
  const [first, ...rows] = all;
  if (first === undefined) return { problem: "No hay ninguna fila." };
  if (rows.length === 0) return { problem: "No hay ninguna fila debajo de los nombres" };
  const names = first.cells.map((name) => name.trim());
  const cellsOf = (cells: readonly string[]) => names.map((_name, place) => (cells[place] ?? "").trim());
  return { table: { names, rows: rows.map(({ cells }, id) => ({ id, cells: cellsOf(cells) })) } };
}

/** A table as the server reads it: the row of the names is 1, and what comes of a row is told by its place. */
export function importText({ names, rows }: ImportTable): string {
  return rowsText([names, ...rows.map(({ cells }) => cells)]);
}

/** A table with another text in a cell. */
export function withCell(table: ImportTable, id: number, column: number, text: string): ImportTable {
  const rows = table.rows.map((row) => (row.id === id ? { ...row, cells: row.cells.with(column, text) } : row));
  return { ...table, rows };
}

/** A table without a row. */
export const withoutRow = (table: ImportTable, id: number): ImportTable => ({
  ...table,
  rows: table.rows.filter((row) => row.id !== id),
});

/** Report on one row of a table, as it was sent. */
export interface RowReport {
  readonly outcome: ImportReport["items"][number]["outcome"];
  readonly title: string;
  /** Name of a column, or empty for the row as a whole, and what is wrong there. */
  readonly problems: readonly { readonly column: string; readonly message: string }[];
}

/** Row of the names, in a report. */
const NAMES_ROW = 1;

/** Returns the report on each imported row, by the row's id. */
export function reportsByRow({ rows }: ImportTable, { items, problems }: ImportReport): ReadonlyMap<number, RowReport> {
  return new Map(
    items.flatMap(({ row, outcome, title }): [number, RowReport][] => {
      const id = rows[row - NAMES_ROW - 1]?.id;
      if (id === undefined) return [];
      return [[id, { outcome, title, problems: problems.filter((problem) => problem.row === row) }]];
    }),
  );
}
