import type { FieldProblem } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";
import { dataProblems, figureProblems, leftOverProblems, scaleProblems, toldNames } from "../data-map/map-rules.ts";
import { columnAt, numberValue } from "../data-map/values/map-values.ts";
import type { SymbolMapConfig } from "./config.ts";

/** Most symbols that are told apart on a phone, and light in a page. */
export const MOST_SYMBOLS = 1500;

const NAMED = ["place", "lat", "lon", "size", "colour"] as const;

const isDegrees = (cell: string, most: number) => {
  const read = numberValue(cell);
  return read.kind === "number" && Math.abs(read.value) <= most;
};

/** Rows whose coordinates are none. */
export function lostRows({ data, lat, lon }: SymbolMapConfig): readonly number[] {
  const [latAt, lonAt] = [columnAt(data, lat), columnAt(data, lon)];
  return data.rows.flatMap((cells, row) =>
    isDegrees(cells[latAt] ?? "", 90) && isDegrees(cells[lonAt] ?? "", 180) ? [] : [row],
  );
}

/** Lists the problems of a map that no schema sees. */
export function symbolMapRules(config: SymbolMapConfig): readonly FieldProblem[] {
  const { data, size, colour, scale } = config;
  if (data.columns.length === 0) return [];
  const missing = NAMED.flatMap((field): readonly FieldProblem[] => {
    const name = config[field];
    return name === "" || columnAt(data, name) !== -1 ? [] : [{ field, message: `No hay ninguna columna «${name}»` }];
  });
  if (missing.length > 0) return missing;
  const ofColour =
    colour === "" ? [] : [...dataProblems({ ...data, codes: [] }, colour, scale), ...scaleProblems(config)];
  return [...dataProblems({ ...data, codes: [] }, "", scale), ...figureProblems(data, size), ...ofColour];
}

/** Lists what keeps a map from being published, though not from being kept while it is made. */
export function symbolMapFileRules(config: SymbolMapConfig): readonly FieldProblem[] {
  const { areas, data, size, placedBy, lat, lon, leavesOut, place } = config;
  const say = (field: string, message: string): readonly FieldProblem[] => [{ field, message }];
  if (areas.kind === "layer" && areas.layer === null)
    return say("areas.layer", "Falta el archivo con las áreas: un GeoJSON en grados");
  if (data.rows.length === 0) return say("data.rows", "Todavía no hay datos: pega una tabla");
  if (size === "") return say("size", "Falta la columna que dice el tamaño");
  if (data.rows.length > MOST_SYMBOLS)
    return say(
      "data.rows",
      `Hay ${formatNumber(data.rows.length)} símbolos y caben ${formatNumber(MOST_SYMBOLS)}: deja los mayores`,
    );
  if (placedBy === "areas") return leftOverProblems(config);
  if (lat === "" || lon === "") return say("lat", "Faltan las columnas de la latitud y la longitud");
  const lost = lostRows(config);
  if (leavesOut || lost.length === 0) return [];
  const at = Math.max(0, columnAt(data, place));
  const names = lost.map((row) => data.rows[row]?.[at] ?? "");
  const count = lost.length === 1 ? "Una fila no tiene" : `${formatNumber(lost.length)} filas no tienen`;
  return say("leavesOut", `${count} coordenadas: ${toldNames(names)}. Corrígelas, o di que se quedan fuera`);
}
