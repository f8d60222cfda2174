import { isMissing, rowsText } from "@nv/tables";
import type { MapData } from "../map-parts.ts";

/** A table as somebody would paste it: with semicolons and decimal commas, and the marks of its figures. */
export function mapDataText({ columns, rows, flags }: MapData): string {
  if (columns.length === 0) return "";
  const marks = new Map(flags.map(({ row, column, flag }) => [`${row}:${column}`, flag]));
  return rowsText([
    columns.map(({ name }) => name),
    ...rows.map((cells, row) =>
      cells.map((cell, at) => {
        const flag = marks.get(`${row}:${at}`);
        if (flag !== undefined && !isMissing(cell)) return `${cell} (${flag})`;
        return columns[at]?.kind === "number" && cell === "c" ? ": c" : cell;
      }),
    ),
  ]);
}
