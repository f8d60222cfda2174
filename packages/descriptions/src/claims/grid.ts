import type { Chart, Series } from "../chart.ts";
import type { Period } from "../period.ts";

/** Subject that a sentence may speak of, over the times of a table: a series, or a place of a table without times. */
export interface GridRow extends Pick<Series, "unit" | "scale" | "decimals"> {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** A moment of a table; a table without times has one, without a name. */
export interface GridTime {
  readonly label: string;
  readonly period: Period | null;
}

/** A table as sentences speak of it: who, when, how much. */
export interface Grid {
  readonly rows: readonly GridRow[];
  readonly times: readonly GridTime[];
  readonly isTimed: boolean;
  /** Words of the title, for what a sentence calls the measure. */
  readonly about: string;
}

/** A figure of a grid and where it stands. */
export interface Cell {
  readonly row: GridRow;
  readonly time: number;
  readonly value: number;
}

const isOneMoment = ({ labels, periods }: Chart) => labels.length === 1 && (periods[0] ?? null) !== null;

/** Reads a chart as what its sentences speak of: one grid for a chart of times, one for each measure of a chart of places. */
export function gridsOf(chart: Chart): readonly Grid[] {
  const { labels, periods, series, words } = chart;
  if (chart.isTimeline || isOneMoment(chart)) {
    const times = labels.map((label, at) => ({ label, period: periods[at] ?? null }));
    return [{ rows: series, times, isTimed: true, about: words.title }];
  }
  return series.map(({ name, unit, scale, decimals, values }) => ({
    rows: labels.map((label, at) => ({ name: label, unit, scale, decimals, values: [values[at] ?? null] })),
    times: [{ label: "", period: null }],
    isTimed: false,
    about: `${words.title} ${name}`,
  }));
}

/** Returns the figure of a row at a time; `null` where there is none. */
export function cellAt(row: GridRow, time: number): Cell | null {
  const value = row.values[time] ?? null;
  return value === null ? null : { row, time, value };
}

/** Returns the figures of a row, in order. */
export function cellsOf(row: GridRow): readonly Cell[] {
  return row.values.flatMap((value, time) => (value === null ? [] : [{ row, time, value }]));
}

/** Returns the figures of all rows at a time. */
export function cellsAcross({ rows }: Grid, time: number): readonly Cell[] {
  return rows.flatMap((row) => cellAt(row, time) ?? []);
}
