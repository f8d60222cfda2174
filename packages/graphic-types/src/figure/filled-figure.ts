import type { PublishedSeries } from "@nv/contracts/schemas";
import type { FigureConfig, FigureData } from "./config.ts";

type Column = FigureData["columns"][number];

/** The columns of a series that a figure draws: those that it names, or all that hold figures. */
function columnsOf({ data }: FigureConfig, series: PublishedSeries): Column[] {
  const named = data.columns.filter(({ key }) => key !== "");
  if (named.length > 0) return named;
  return series.columns.flatMap(({ key, label, kind }): Column[] =>
    kind === "number" ? [{ key, name: label, role: "value", look: "main" }] : [],
  );
}

/** A figure of a series with the table that the series has now, as if somebody had pasted it. */
export function filledFigure(config: FigureConfig, series: PublishedSeries): FigureConfig {
  const { since, data } = config;
  const columns = columnsOf(config, series);
  const rows = series.observations
    .filter(({ date }) => date >= since)
    .map(({ date, values }) => ({
      x: date,
      values: columns.map(({ key }) => {
        const value = values[key];
        return typeof value === "number" ? value : null;
      }),
    }));
  return { ...config, data: { x: { ...data.x, name: data.x.name || "Fecha", kind: "date" }, columns, rows } };
}
