import { isMissing, readNumber } from "@nv/tables";
import type { MapData } from "../map-parts.ts";

/** Signs with which offices keep a figure to themselves: INE's two points, the asterisk of many, Eurostat's letter. */
const PROTECTED: ReadonlySet<string> = new Set(["..", "*", "**", "c"]);

/** Value of a row: a figure or a text; or why there is none. */
export type MapValue =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "missing" }
  | { readonly kind: "protected" };

/** A row of a map with its area and its value. */
export interface ValuedRow {
  readonly at: number;
  readonly code: string;
  readonly value: MapValue;
}

/** Returns the place of a column by its name; -1 for none. */
export const columnAt = ({ columns }: Pick<MapData, "columns">, name: string): number =>
  columns.findIndex((column) => column.name === name);

/** Reads a cell as a figure. */
export function numberValue(cell: string): MapValue {
  const text = cell.trim();
  if (PROTECTED.has(text)) return { kind: "protected" };
  const value = isMissing(text) ? null : readNumber(text, ",");
  return value === null ? { kind: "missing" } : { kind: "number", value };
}

/** Reads a cell as the name of a category. */
export function textValue(cell: string): MapValue {
  const text = cell.trim();
  if (PROTECTED.has(text)) return { kind: "protected" };
  return isMissing(text) ? { kind: "missing" } : { kind: "text", text };
}

/** The rows that have an area, with what a column says of each. */
export function valuedRows(data: MapData, column: string, isText: boolean): readonly ValuedRow[] {
  const at = columnAt(data, column);
  return data.rows.flatMap((cells, row): ValuedRow[] => {
    const code = data.codes[row] ?? "";
    if (code === "") return [];
    const cell = cells[at] ?? "";
    return [{ at: row, code, value: isText ? textValue(cell) : numberValue(cell) }];
  });
}

const MOST_DECIMALS = 4;

/** Counts the decimals with which a column is written. */
export function decimalsIn(data: Pick<MapData, "columns" | "rows">, name: string): number {
  const at = columnAt(data, name);
  const counts = data.rows.map((cells) => /^[^,]*,(\d+)/.exec(cells[at] ?? "")?.[1]?.length ?? 0);
  return Math.min(
    MOST_DECIMALS,
    counts.reduce((most, count) => Math.max(most, count), 0),
  );
}
