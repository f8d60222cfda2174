import type { Chart } from "./chart.ts";
import { periodOf } from "./period.ts";
import { inOrder, scaleIn } from "./read-chart.ts";

/** A table whose figures are numbers already: those of a series, of a figure, of what is cited. */
export interface CellTable {
  readonly columns: readonly { readonly name: string; readonly unit: string; readonly decimals: number }[];
  /** `x` is the label: a name, a day as `2026-11-23`, a year. */
  readonly rows: readonly { readonly x: string; readonly values: readonly unknown[] }[];
}

/** A chart of years is told by its years, however they are kept: `2024-01-01`. */
function labelsOf(rows: CellTable["rows"]): readonly string[] {
  const labels = rows.map(({ x }) => x);
  const areYears = labels.length > 1 && labels.every((label) => label.endsWith("-01-01") && periodOf(label) !== null);
  return areYears ? labels.map((label) => label.slice(0, "2024".length)) : labels;
}

/** Makes the chart that a table of numbers is, for its texts to be held against it. */
export function chartOfCells({ columns, rows }: CellTable, title: string): Chart {
  const words = { type: "", title, intro: "", notes: "", sourceName: "", unit: "" };
  const series = columns.map(({ name, unit, decimals }, at) => ({
    name: unit.trim() === "" ? name : `${name} (${unit.trim()})`,
    unit: unit.includes("%") ? ("%" as const) : ("" as const),
    scale: scaleIn([`(${unit.trim()})`]),
    decimals,
    values: rows.map(({ values }) => {
      const value = values[at];
      return typeof value === "number" ? value : null;
    }),
  }));
  return inOrder({ words, labels: labelsOf(rows), series, uncertain: [] });
}

/** Returns the label that a row of a table has in its chart. */
export function labelInChart({ labels }: Chart, x: string): string | null {
  return labels.find((label) => label === x) ?? labels.find((label) => x === `${label}-01-01`) ?? null;
}
