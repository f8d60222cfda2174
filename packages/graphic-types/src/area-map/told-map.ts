import type { CitedTable, TableTexts } from "../capabilities.ts";
import { MOST_CITED_ROWS } from "../cited-series.ts";
import { areaName } from "../data-map/values/area-names.ts";
import { columnAt, numberValue } from "../data-map/values/map-values.ts";
import type { AreaMapConfig } from "./config.ts";

/** The unit of a column: that of the map for what colours it. */
const unitAt = ({ data, value, unit }: AreaMapConfig, at: number) =>
  (data.columns[at]?.name === value && unit) || (data.columns[at]?.unit ?? "");

/** The table of a map for who cites it: a row an area, with its figures. */
export function citedMap(config: AreaMapConfig): CitedTable {
  const { data, place, areas, decimals } = config;
  const placeAt = Math.max(0, columnAt(data, place));
  const figures = data.columns.flatMap(({ kind }, at) => (kind === "number" && at !== placeAt ? [at] : []));
  const rows = data.rows.slice(0, MOST_CITED_ROWS).flatMap((cells, row) => {
    const code = data.codes[row] ?? "";
    const name = areaName(areas.kind, code, cells[placeAt] ?? "");
    const values = figures.map((at) => {
      const read = numberValue(cells[at] ?? "");
      return read.kind === "number" ? read.value : null;
    });
    return code === "" ? [] : [{ x: name, label: name, source: "", values }];
  });
  return {
    columns: figures.map((at) => {
      const name = data.columns[at]?.name ?? "";
      return { key: name, name, unit: unitAt(config, at), decimals };
    }),
    rows: figures.length === 0 ? [] : rows,
    otherwise: figures.length > 0 && rows.length > 0 ? "" : "Ese mapa no tiene números",
  };
}

/** The table of a map, and the texts around it, which are held against it; nothing of one that is too long to be cited whole: against a part of it much would seem wrong. */
export function toldMap(config: AreaMapConfig): TableTexts | null {
  if (config.data.rows.length > MOST_CITED_ROWS) return null;
  const { heading, subheading, footnote } = config;
  const texts = Object.entries({ heading, subheading, footnote }).map(([field, text]) => ({ field, text }));
  return { table: citedMap(config), texts: texts.filter(({ text }) => text.trim() !== "") };
}
