import type { PublishedSeries } from "@nv/contracts/schemas";
import type { CitedTable } from "./capabilities.ts";

/** Rows that are cited, the last ones: more nobody looks through in a list. */
export const MOST_CITED_ROWS = 400;

const MOST_DECIMALS = 4;

/** Counts the decimals of a figure. */
const decimalsOf = (value: number): number => Math.min(MOST_DECIMALS, (String(value).split(".")[1] ?? "").length);

/**
 * The table of a series for who cites it.
 *
 * @param labelOf - A day as people read it: «noviembre de 2026».
 */
export function citedSeries(
  { columns, observations, source }: PublishedSeries,
  labelOf: (isoDay: string) => string,
): CitedTable {
  const numbers = columns.filter(({ kind }) => kind === "number");
  const last = observations.slice(-MOST_CITED_ROWS);
  const figure = (values: (typeof last)[number]["values"], key: string) => {
    const value = values[key];
    return typeof value === "number" ? value : null;
  };
  return {
    columns: numbers.map(({ key, label, unit }) => ({
      key,
      name: label,
      unit,
      decimals: Math.max(0, ...last.map(({ values }) => decimalsOf(figure(values, key) ?? 0))),
    })),
    rows: last.map(({ date, values, source: own }) => ({
      x: date,
      label: labelOf(date),
      source: own === source.name ? "" : own,
      values: numbers.map(({ key }) => figure(values, key)),
    })),
    otherwise:
      numbers.length === 0
        ? "Esa serie no tiene columnas de números"
        : last.length === 0
          ? "Esa serie no tiene datos"
          : "",
  };
}
