import type { CitedTable } from "../capabilities.ts";
import type { FigureConfig } from "./config.ts";
import { xTexts } from "./draw/read-x.ts";
import { shownData } from "./draw/shown-data.ts";
import { columnUnit } from "./units.ts";

/** The table of a figure for who cites it: what it shows, so sums where it shows sums. */
export function citedFigure(config: FigureConfig): CitedTable {
  if (config.series !== "")
    return { columns: [], rows: [], otherwise: `Ese gráfico sale de una serie: toma el número de «${config.series}»` };
  const data = shownData(config);
  const { decimals } = config.format;
  const places = data.columns.flatMap(({ role }, at) => (role === "value" ? [at] : []));
  const columns = places.map((at) => {
    const name = data.columns[at]?.name ?? "";
    return { key: name, name, unit: columnUnit(config, at), decimals };
  });
  const texts = xTexts(data);
  const rows = data.rows.map(({ x, values }, row) => ({
    x,
    label: texts[row] ?? x,
    source: "",
    values: places.map((at) => values[at] ?? null),
  }));
  return { columns, rows, otherwise: rows.length === 0 ? "Ese gráfico no tiene datos" : "" };
}
