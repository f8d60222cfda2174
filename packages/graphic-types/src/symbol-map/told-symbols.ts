import type { CitedTable, TableTexts } from "../capabilities.ts";
import { MOST_CITED_ROWS } from "../cited-series.ts";
import { areaName } from "../data-map/values/area-names.ts";
import { columnAt, numberValue } from "../data-map/values/map-values.ts";
import type { SymbolMapConfig } from "./config.ts";

/** The table of a map for who cites it: a row a place, with its figures. */
export function citedSymbols(config: SymbolMapConfig): CitedTable {
  const { data, place, areas, placedBy, lat, lon, decimals, size, unit } = config;
  const placeAt = Math.max(0, columnAt(data, place));
  const figures = data.columns.flatMap(({ kind, name }, at) =>
    kind === "number" && at !== placeAt && name !== lat && name !== lon ? [at] : [],
  );
  const rows = data.rows.slice(0, MOST_CITED_ROWS).map((cells, row) => {
    const cell = cells[placeAt] ?? "";
    const name = placedBy === "areas" ? areaName(areas.kind, data.codes[row] ?? "", cell) : cell;
    const values = figures.map((at) => {
      const read = numberValue(cells[at] ?? "");
      return read.kind === "number" ? read.value : null;
    });
    return { x: name, label: name, source: "", values };
  });
  return {
    columns: figures.map((at) => {
      const { name = "", unit: own = "" } = data.columns[at] ?? {};
      return { key: name, name, unit: name === size && unit !== "" ? unit : own, decimals };
    }),
    rows: figures.length === 0 ? [] : rows,
    otherwise: figures.length > 0 && rows.length > 0 ? "" : "Ese mapa no tiene números",
  };
}

/** The table of a map, and the texts around it, which are held against it; nothing of one that is too long to be cited whole: against a part of it much would seem wrong. */
export function toldSymbols(config: SymbolMapConfig): TableTexts | null {
  if (config.data.rows.length > MOST_CITED_ROWS) return null;
  const { heading, subheading, footnote } = config;
  const texts = Object.entries({ heading, subheading, footnote }).map(([field, text]) => ({ field, text }));
  return { table: citedSymbols(config), texts: texts.filter(({ text }) => text.trim() !== "") };
}
