import type { Chart, Series } from "./chart.ts";
import type { Point, SeriesSummary, Trend } from "./fact.ts";

/** Values of which all slopes are taken; of more, as many at even distances: their number grows with the square. */
const MOST_FOR_SLOPES = 200;

/** Least that a trend must come to from end to end, as a share of the distance between the extremes. */
const LEAST_OF_RANGE = 0.1;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1] ?? 0, sorted[middle] ?? 0];
  return sorted.length % 2 === 0 ? (low + high) / 2 : high;
}

function extremesOf(values: readonly number[]): readonly [most: number, least: number] {
  const [first = 0] = values;
  return values.reduce<[number, number]>(
    ([most, least], value) => [Math.max(most, value), Math.min(least, value)],
    [first, first],
  );
}

/**
 * Tells where values go as a whole, by the median of the slopes of every pair.
 *
 * @see Sen, P. K. (1968), «Estimates of the regression coefficient based on Kendall's tau»
 */
export function trendOf(values: readonly number[]): Trend {
  const stride = Math.max(1, Math.ceil(values.length / MOST_FOR_SLOPES));
  const taken = values.filter((_, at) => at % stride === 0);
  const slopes = taken.flatMap((from, start) =>
    taken.slice(start + 1).map((to, distance) => (to - from) / (distance + 1)),
  );
  const rise = slopes.length === 0 ? 0 : median(slopes) * (taken.length - 1);
  const [most, least] = extremesOf(taken);
  if (!(Math.abs(rise) > (most - least) * LEAST_OF_RANGE)) return "steady";
  return rise > 0 ? "rising" : "falling";
}

/** The figures that a row has, each with its label. */
export function pointsOf({ labels }: Chart, { values }: Series): readonly Point[] {
  return values.flatMap((value, at) => (value === null ? [] : [{ label: labels[at] ?? "", value }]));
}

/** @returns `null` for a row without figures. */
export function summarizeSeries(chart: Chart, series: Series): SeriesSummary | null {
  const points = pointsOf(chart, series);
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const sorted = [...points].sort((a, b) => b.value - a.value);
  const [most, least] = [sorted[0]?.value, sorted.at(-1)?.value];
  return {
    ...{ name: series.name, first, last },
    largest: points.filter(({ value }) => value === most),
    smallest: points.filter(({ value }) => value === least),
    points: chart.isTimeline ? points : sorted,
    missing: series.values.length - points.length,
    trend: chart.isTimeline ? trendOf(points.map(({ value }) => value)) : "steady",
  };
}

/** Median of some values; 0 of none. */
export const medianOf = median;
