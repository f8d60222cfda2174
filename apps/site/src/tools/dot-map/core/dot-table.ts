import { fold } from "@nv/spanish";
import { type Column, columnOf, NO_READING, plainTable, type TableRow } from "@nv/tables";
import type { DotLayer } from "./dot-layers";

/** A table with its head apart. */
export interface DotTable {
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
}

/** Interpretation of a table, open to correction. Columns by their place, from 0. */
export interface DotChoices {
  readonly codeColumn: number;
  /** One or more: with several, each is a category. */
  readonly valueColumns: readonly number[];
  /** Column of its own with the category; -1 when there is none. */
  readonly categoryColumn: number;
  readonly layer: DotLayer;
}

/** Most columns of figures that are taken for categories by themselves: more are years or something else. */
const MOST_GUESSED = 6;
const COMMUNITY_NAME = /comunidad|ccaa|autonom/;

/** A table that was brought, with its head apart. @returns `null` when there is none, or nothing below it. */
export function dotTableOf(brought: readonly TableRow[]): DotTable | null {
  // Dots are counted: what could part thousands does.
  const [head, ...rows] = plainTable(brought, NO_READING, () => brought[0]?.decimalMark ?? "thousands").rows;
  if (head === undefined || rows.length === 0) return null;
  const columns = head.cells.map((name, at) =>
    columnOf(
      name.trim(),
      rows.map(({ cells }) => cells[at] ?? ""),
      // Dots are counted: what could part thousands does, but where commas part the cells.
      head.decimalMark ?? "thousands",
    ),
  );
  return { columns, rows };
}

/** A code with its name behind it, as the statistics institute writes both: «28079 Madrid». */
const NAMED_CODE = /^(\d{1,6})\s+\p{L}/u;

/** Returns the code of a cell; the cell itself where it has none. @example codeIn(" 28079 Madrid") // "28079" */
export const codeIn = (cell: string): string => NAMED_CODE.exec(cell.trim())?.[1] ?? cell.trim();

function codesOf({ rows }: DotTable, column: number): readonly string[] {
  return rows.map(({ cells }) => codeIn(cells[column] ?? "")).filter((code) => /^\d+$/.test(code));
}

/** Share of the rows of a column that have codes, from which it is one of codes with a word among them: «Total». */
const MOST_CODES = 0.6;

function layerOf(table: DotTable, codeColumn: number): DotLayer {
  const codes = codesOf(table, codeColumn);
  const long = codes.filter((code) => code.length >= 4).length;
  if (codes.length === 0 || long > codes.length / 2) return "municipalities";
  const name = fold(table.columns[codeColumn]?.name ?? "");
  return COMMUNITY_NAME.test(name) ? "communities" : "provinces";
}

/** Suggests the likeliest interpretation of a table: its first column of codes, and its columns of figures. */
export function suggestChoices(table: DotTable): DotChoices {
  const { columns } = table;
  const places = columns.map((column, at) => ({ ...column, at }));
  const isOfCodes = (at: number) => codesOf(table, at).length >= MOST_CODES * table.rows.length;
  const code =
    places.find(({ kind }) => kind === "code") ??
    places.find(({ kind, at }) => kind !== "number" && isOfCodes(at)) ??
    places.find(({ kind }) => kind === "number") ??
    places[0];
  const codeColumn = code?.at ?? 0;
  const figures = places.filter(({ kind, at }) => kind === "number" && at !== codeColumn).map(({ at }) => at);
  return {
    codeColumn,
    valueColumns: figures.slice(0, MOST_GUESSED),
    categoryColumn: -1,
    layer: layerOf(table, codeColumn),
  };
}
