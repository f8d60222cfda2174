import type { FigureData } from "../figure-parts.ts";

/** A series of a figure, with the edges of its uncertainty. */
export interface Series {
  readonly name: string;
  readonly look: FigureData["columns"][number]["look"];
  /** Its place among the columns of the table. */
  readonly column: number;
  /** The columns of its edges, the lower one first; none, or one where the other is missing. */
  readonly edges: readonly number[];
  /** For each row; `null` where there is none. */
  readonly values: readonly (number | null)[];
  /** For each row; `null` where the series has no uncertainty at all. */
  readonly low: readonly (number | null)[] | null;
  readonly high: readonly (number | null)[] | null;
}

/** The series of a table: each column of values, with the columns of edges that follow it. */
export function seriesOf({ columns, rows }: FigureData): readonly Series[] {
  const valuesAt = (column: number) => rows.map(({ values }) => values[column] ?? null);
  return columns.flatMap(({ name, role, look }, column): readonly Series[] => {
    if (role !== "value") return [];
    const next = columns.findIndex((other, at) => at > column && other.role === "value");
    const [low, high] = (["low", "high"] as const).map((wanted) => {
      const found = columns.findIndex(
        (other, at) => at > column && (next === -1 || at < next) && other.role === wanted,
      );
      return found === -1 ? null : found;
    });
    const at = (place: number | null = null) => (place === null ? null : valuesAt(place));
    const edges = [low, high].flatMap((place) => place ?? []);
    return [{ name, look, column, edges, values: valuesAt(column), low: at(low), high: at(high) }];
  });
}

/** A table with the sum of each column so far; a row without value has no sum either, and takes nothing from the next. */
export function accumulated(data: FigureData): FigureData {
  const sums = data.columns.map(() => 0);
  const rows = data.rows.map(({ x, values }) => ({
    x,
    values: values.map((value, column) => {
      if (value === null) return null;
      const sum = (sums[column] ?? 0) + value;
      sums[column] = sum;
      return Number(sum.toPrecision(14));
    }),
  }));
  return { ...data, columns: data.columns.map((column) => ({ ...column })), rows };
}
