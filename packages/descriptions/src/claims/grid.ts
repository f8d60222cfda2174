import { groupBy } from "@nv/contracts";
import { fold } from "@nv/spanish";
import type { Chart, Series } from "../chart.ts";
import { type Period, periodOf, startOf } from "../period.ts";

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
  /** Series of the chart that it is made of, by their places. */
  readonly series: readonly number[];
}

/** A figure of a grid and where it stands. */
export interface Cell {
  readonly row: GridRow;
  readonly time: number;
  readonly value: number;
}

const isOneMoment = ({ labels, periods }: Chart) => labels.length === 1 && (periods[0] ?? null) !== null;

/** A column of a chart of places: what it measures, and when. */
interface DatedColumn {
  readonly at: number;
  readonly stem: string;
  readonly period: Period;
}

/** Most words of a name that may say when: «enero de 2024». */
const MOST_DATE_WORDS = 3;

/** Reads «2019», «Votos 2019», «Paro (enero de 2024)» as a measure and its moment; `null` for a name that says none. */
function datedColumn(name: string, at: number): DatedColumn | null {
  const words = name.replaceAll(/[(),]/g, " ").split(/\s+/).filter(Boolean);
  for (let count = Math.min(MOST_DATE_WORDS, words.length); count > 0; count -= 1) {
    const period = periodOf(words.slice(-count).join(" "));
    if (period !== null) return { at, stem: words.slice(0, -count).join(" "), period };
  }
  return null;
}

/** Finds the columns that are one measure at several moments, in the order of time: what changed of a place is told of them together. */
function measuresInTime({ series }: Chart): readonly (readonly DatedColumn[])[] {
  const dated = series.flatMap(({ name }, at) => datedColumn(name, at) ?? []);
  return [...groupBy(dated, ({ stem }) => stem).values()]
    .map((columns) => columns.toSorted((a, b) => startOf(a.period) - startOf(b.period)))
    .filter((columns) => {
      const [first] = columns.map(({ at }) => series[at]);
      const isAlike = columns.every(({ at }) => series[at]?.unit === first?.unit && series[at]?.scale === first?.scale);
      return (
        isAlike && new Set(columns.map(({ period }) => startOf(period))).size === columns.length && columns.length > 1
      );
    });
}

/** Reads a measure of places at several moments as a grid of times. */
function gridInTime({ labels, series, words }: Chart, columns: readonly DatedColumn[]): Grid {
  const [first] = columns;
  const model = series[first?.at ?? 0];
  const decimals = Math.max(...columns.map(({ at }) => series[at]?.decimals ?? 0));
  return {
    rows: labels.map((name, row) => ({
      ...{ name, unit: model?.unit ?? "", scale: model?.scale ?? 1, decimals },
      values: columns.map(({ at }) => series[at]?.values[row] ?? null),
    })),
    times: columns.map(({ at, period }) => ({ label: series[at]?.name ?? "", period })),
    isTimed: true,
    about: `${words.title} ${first?.stem ?? ""}`,
    series: columns.map(({ at }) => at),
  };
}

/**
 * Reads a chart as what its sentences speak of: one grid for a chart of times; for a chart of places one for each measure, over its moments when
 * columns say when.
 */
export function gridsOf(chart: Chart): readonly Grid[] {
  const { labels, periods, series, words } = chart;
  if (chart.isTimeline || isOneMoment(chart)) {
    const times = labels.map((label, at) => ({ label, period: periods[at] ?? null }));
    return [{ rows: series, times, isTimed: true, about: words.title, series: series.map((_, at) => at) }];
  }
  const inTime = measuresInTime(chart);
  const told = new Set(inTime.flat().map(({ at }) => at));
  const plain = series.flatMap(({ name, unit, scale, decimals, values }, place) =>
    told.has(place)
      ? []
      : [
          {
            rows: labels.map((label, at) => ({ name: label, unit, scale, decimals, values: [values[at] ?? null] })),
            times: [{ label: "", period: null }],
            isTimed: false,
            about: `${words.title} ${name}`,
            series: [place],
          },
        ],
  );
  return [...inTime.map((columns) => gridInTime(chart, columns)), ...plain];
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

const TOTAL = /^(?:total|totales|suma total|conjunto)\b/;
const COUNTRY = /^(?:espana|nacional|todo el pais)$/;

/** Most that a total misses what its parts come to by, as a share: figures are rounded. */
const OFF_TOTAL = 0.005;

/** Whether a row is what the others come to together: it says so, or is the country's and comes to as much. */
export function isWhole(row: GridRow, { rows }: Pick<Grid, "rows">): boolean {
  const name = fold(row.name.split("(")[0] ?? "").trim();
  if (TOTAL.test(name)) return rows.length > 2;
  if (!COUNTRY.test(name) || row.unit === "%") return false;
  const others = rows.filter((one) => one !== row);
  return row.values.every((value, time) => {
    const sum = others.reduce((all, { values }) => all + (values[time] ?? 0), 0);
    return value === null || Math.abs(sum - value) <= Math.abs(value) * OFF_TOTAL;
  });
}

/** Lists the rows of a grid without that of their total. */
export function partsOf(grid: Pick<Grid, "rows">): readonly GridRow[] {
  return grid.rows.filter((row) => !isWhole(row, grid));
}

/** Returns the figures of all rows at a time, but for that of their total. */
export function cellsAcross(grid: Pick<Grid, "rows">, time: number): readonly Cell[] {
  return partsOf(grid).flatMap((row) => cellAt(row, time) ?? []);
}
