import type { FieldProblem } from "@nv/contracts/schemas";
import { dataProblems, leftOverProblems, scaleProblems } from "../data-map/map-rules.ts";
import { columnAt } from "../data-map/values/map-values.ts";
import type { AreaMapConfig } from "./config.ts";

/** Lists the problems of a map that no schema sees. */
export function areaMapRules(config: AreaMapConfig): readonly FieldProblem[] {
  const { data, place, value } = config;
  const missing = (field: "place" | "value", name: string): readonly FieldProblem[] =>
    name === "" || data.columns.length === 0 || columnAt(data, name) !== -1
      ? []
      : [{ field, message: `No hay ninguna columna «${name}»` }];
  const named = [...missing("place", place), ...missing("value", value)];
  return named.length > 0 ? named : [...dataProblems(data, value, config.scale), ...scaleProblems(config)];
}

/** Lists what keeps a map from being published, though not from being kept while it is made. */
export function areaMapFileRules(config: AreaMapConfig): readonly FieldProblem[] {
  const { areas, data, value } = config;
  if (areas.kind === "layer" && areas.layer === null)
    return [{ field: "areas.layer", message: "Falta el archivo con las áreas: un GeoJSON en grados" }];
  if (data.rows.length === 0) return [{ field: "data.rows", message: "Todavía no hay datos: pega una tabla" }];
  if (value === "") return [{ field: "value", message: "Falta la columna que colorea el mapa" }];
  if (data.codes.every((code) => code === ""))
    return [
      { field: "data.rows", message: "Ninguna fila tiene área: di de qué áreas es la tabla, y en qué columna están" },
    ];
  return leftOverProblems(config);
}
