import { BYTE_ORDER_MARK, delimitedLine } from "@nv/tables";
import { valueText } from "../data-map/draw/map-table.ts";
import { areaName } from "../data-map/values/area-names.ts";
import { columnAt, numberValue } from "../data-map/values/map-values.ts";
import type { AreaMapConfig } from "./config.ts";
import type { AreaMapParts } from "./drawn-map.ts";

/** Place of the file with the data of a map, inside its revision. */
export const MAP_FILE = "datos.csv";

/** Writes what is on a map as a file, an area a line: no cell of it can be a formula. */
export function mapFile(config: AreaMapConfig, { ground, placeName }: AreaMapParts): string {
  const { data, value, place, scale, areas } = config;
  const at = columnAt(data, value);
  const placeAt = Math.max(0, columnAt(data, place));
  const rowOf = new Map(data.codes.map((code, row) => [code, row]));
  const lines = ground.plane.areas.map(({ id, name }) => {
    const row = rowOf.get(id);
    const cells = row === undefined ? [] : (data.rows[row] ?? []);
    const cell = cells[at] ?? "";
    const read = scale === "categories" ? null : numberValue(cell);
    const shown = name || areaName(areas.kind, id, cells[placeAt] ?? "");
    return [id, shown, read?.kind === "number" ? read.value : cell];
  });
  return BYTE_ORDER_MARK + [["Código", placeName, value], ...lines].map((cells) => delimitedLine(cells)).join("");
}

/** Place of the file with the areas that a reader looks for, where there are too many for a table. */
export const AREAS_FILE = "areas.js";

/** Writes the areas of a map for its search, which asks for them with the first touch: no text in it can end the script. */
export function areasFile({ lines, write }: AreaMapParts): string {
  const areas = lines.map(({ name, value }) => [name, valueText(value, write)]);
  return `nvAreas(${JSON.stringify(areas)})`;
}
