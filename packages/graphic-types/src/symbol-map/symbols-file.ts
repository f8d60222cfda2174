import { BYTE_ORDER_MARK, delimitedLine } from "@nv/tables";
import { numberValue } from "../data-map/values/map-values.ts";
import type { SymbolMapConfig } from "./config.ts";

/** Place of the file with the data of a map, inside its revision. */
export const SYMBOLS_FILE = "datos.csv";

/** Writes the columns that a map shows as a file: no cell of it can be a formula. */
export function symbolsFile({ data, place, lat, lon, size, colour, placedBy }: SymbolMapConfig): string {
  const wanted = [place, ...(placedBy === "coordinates" ? [lat, lon] : []), size, colour].filter((name) => name !== "");
  const columns = [...new Set(wanted)].map((name) => data.columns.findIndex((column) => column.name === name));
  const rows = data.rows.map((cells) =>
    columns.map((at) => {
      const cell = cells[at] ?? "";
      const read = data.columns[at]?.kind === "number" ? numberValue(cell) : null;
      return read?.kind === "number" ? read.value : cell;
    }),
  );
  const names = columns.map((at) => data.columns[at]?.name ?? "");
  return BYTE_ORDER_MARK + [names, ...rows].map((cells) => delimitedLine(cells)).join("");
}
