import type { Chart, Series } from "./chart.ts";
import type { Fact, FactKind, Point, SeriesSummary } from "./fact.ts";
import { medianOf, summarizeSeries } from "./summarize-series.ts";

/** Rows that are compared one by one with each other at the same label; of more, nobody tells every pair. */
const MOST_COMPARED = 12;

/** A chart with what is told of it. */
export interface ChartFacts {
  readonly chart: Chart;
  /** Of the rows that have figures. */
  readonly summaries: readonly SeriesSummary[];
  readonly facts: readonly Fact[];
}

type About = Pick<Fact, "series" | "labels">;

const NOTHING: About = { series: null, labels: [] };

const counted = (kind: FactKind, value: number, about: About = NOTHING): Fact => ({
  ...{ kind, value, unit: "", scale: 1, decimals: 0 },
  ...about,
});

/** In the measure of its row. */
function measured(kind: FactKind, value: number, series: Series, labels: readonly string[] = []): Fact {
  const unit = kind === "difference" && series.unit === "%" ? "points" : series.unit;
  return { kind, value, unit, scale: series.scale, decimals: series.decimals, series: series.name, labels };
}

/** Works out the facts between two figures: how much, how much relative to the first, how many times as much. */
function between(from: Point, to: Point, series: Series, about: About): readonly Fact[] {
  const facts: Fact[] = [{ ...measured("difference", to.value - from.value, series), ...about }];
  const share = (to.value - from.value) / Math.abs(from.value);
  const relative = { scale: 1, decimals: 1, ...about };
  if (from.value > 0 && to.value >= 0) {
    // From 20 % to 25 % there are five points; to call it a rise of 25 % confuses whoever hears it.
    if (series.unit !== "%") facts.push({ ...relative, kind: "change", value: share * 100, unit: "%" });
    facts.push({ ...relative, kind: "ratio", value: to.value / from.value, unit: "" });
    if (to.value > 0) facts.push({ ...relative, kind: "ratio", value: from.value / to.value, unit: "" });
  }
  return facts;
}

const pairOf = (from: Point, to: Point, series: Series) =>
  between(from, to, series, { series: series.name, labels: [from.label, to.label] });

/** The longest steps up and down between neighbours. */
function longestSteps(points: readonly Point[]): readonly (readonly [Point, Point])[] {
  const steps = points.slice(1).flatMap((to, at) => {
    const from = points[at];
    return from === undefined ? [] : [[from, to] as const];
  });
  const byLength = steps.toSorted(([a, b], [c, d]) => b.value - a.value - (d.value - c.value));
  return [byLength.at(0), byLength.at(-1), steps.at(-1)].filter((step) => step !== undefined);
}

/** Works out the facts between any two of the ends and the extremes, always from the earlier to the later. */
function timeFacts({ first, last, largest, smallest, points }: SeriesSummary, series: Series): readonly Fact[] {
  const told = new Set([first, last, largest[0], smallest[0]]);
  const inTime = points.filter((point) => told.has(point));
  const pairs = inTime.flatMap((from, at) => inTime.slice(at + 1).map((to) => [from, to] as const));
  return [...pairs, ...longestSteps(points)].flatMap(([from, to]) => pairOf(from, to, series));
}

/** Places in the order of the largest; those that are equal share theirs. */
function ranksOf(points: readonly Point[], aboutOf: (point: Point) => About): readonly Fact[] {
  const sorted = [...points].sort((a, b) => b.value - a.value);
  let rank = 0;
  return sorted.map((point, at) => {
    if (sorted[at - 1]?.value !== point.value) rank = at + 1;
    return counted("rank", rank, aboutOf(point));
  });
}

function sharesOf(points: readonly Point[], aboutOf: (point: Point) => About): readonly Fact[] {
  const total = points.reduce((sum, { value }) => sum + value, 0);
  if (!(total > 0) || points.some(({ value }) => value < 0)) return [];
  return points.map((point) => ({
    ...{ kind: "share" as const, value: (point.value / total) * 100, unit: "%" as const, scale: 1, decimals: 1 },
    ...aboutOf(point),
  }));
}

function orderFacts({ points, largest, smallest }: SeriesSummary, series: Series): readonly Fact[] {
  const about = ({ label }: Point): About => ({ series: series.name, labels: [label] });
  const [most, least] = [largest[0], smallest[0]];
  const second = points[largest.length];
  const extremes =
    most === undefined || least === undefined ? [] : [...pairOf(least, most, series), ...pairOf(most, least, series)];
  const runnerUp = most === undefined || second === undefined ? [] : pairOf(second, most, series);
  const shares = series.unit === "%" ? [] : sharesOf(points, about);
  return [...ranksOf(points, about), ...shares, ...extremes, ...runnerUp];
}

function seriesFacts(chart: Chart, series: Series, summary: SeriesSummary): readonly Fact[] {
  const values = summary.points.map(({ value }) => value);
  const sum = values.reduce((total, value) => total + value, 0);
  const typical = { ...series, decimals: series.decimals + 1 };
  return [
    ...summary.points.map(({ label, value }) => measured("value", value, series, [label])),
    ...(series.unit === "%" ? [] : [measured("total", sum, series)]),
    measured("mean", sum / values.length, typical),
    measured("median", medianOf(values), typical),
    ...(summary.missing > 0 ? [counted("missing", summary.missing, { series: series.name, labels: [] })] : []),
    ...[summary.largest, summary.smallest]
      .filter((points) => points.length > 1)
      .map((points) => counted("shared", points.length, { series: series.name, labels: [] })),
    ...(chart.isTimeline ? timeFacts(summary, series) : orderFacts(summary, series)),
  ];
}

/** Rows at one label: their order, what each is of all, and how far they are from each other. */
function acrossFacts(chart: Chart, at: number): readonly Fact[] {
  const label = chart.labels[at] ?? "";
  const points = chart.series.flatMap(({ name, values }) => {
    const value = values[at] ?? null;
    return value === null ? [] : [{ label: name, value }];
  });
  const about = (point: Point): About => ({ series: point.label, labels: [label] });
  const [model] = chart.series;
  if (model === undefined || points.length < 2) return [];
  const isOneMeasure = chart.series.every(({ unit, scale }) => unit === model.unit && scale === model.scale);
  if (!isOneMeasure) return [];
  const sorted = [...points].sort((a, b) => b.value - a.value);
  const compared =
    points.length > MOST_COMPARED ? [sorted[0], sorted.at(-1)].filter((point) => point !== undefined) : sorted;
  const pairs = compared.flatMap((from) => compared.filter((to) => to !== from).map((to) => [from, to] as const));
  const total = points.reduce((sum, { value }) => sum + value, 0);
  return [
    ...ranksOf(points, about),
    ...(model.unit === "%"
      ? []
      : [...sharesOf(points, about), { ...measured("total", total, model, [label]), series: null }]),
    ...pairs.flatMap(([from, to]) => between(from, to, model, { series: to.label, labels: [label] })),
  ];
}

/** Labels at which rows are told side by side: the ends of a chart of times, each of a short one of places. */
function labelsAcross({ isTimeline, labels }: Chart): readonly number[] {
  const ends = [0, labels.length - 1];
  return isTimeline ? ends : labels.slice(0, MOST_COMPARED * 5).map((_, at) => at);
}

function directionFacts(chart: Chart, summaries: readonly SeriesSummary[]): readonly Fact[] {
  if (!chart.isTimeline) return [];
  const signs = summaries.map(({ first, last }) => Math.sign(last.value - first.value));
  const how = (sign: number) => signs.filter((one) => one === sign).length;
  return [counted("rising", how(1)), counted("falling", how(-1)), counted("steady", how(0))];
}

function spanFacts({ isTimeline, periods }: Chart): readonly Fact[] {
  const years = periods.flatMap((period) => (period === null ? [] : [period.year]));
  const [first, last] = [years[0], years.at(-1)];
  return isTimeline && first !== undefined && last !== undefined ? [counted("span", last - first)] : [];
}

/**
 * Computes everything that a description may say of a chart in figures: its values, extremes, changes, totals, shares,
 * places, and what is missing. Nothing else is true of it.
 */
export function findFacts(chart: Chart): ChartFacts {
  const described = chart.series.flatMap((series) => {
    const summary = summarizeSeries(chart, series);
    return summary === null ? [] : [{ series, summary }];
  });
  const summaries = described.map(({ summary }) => summary);
  const missing = summaries.reduce((sum, summary) => sum + summary.missing, 0);
  return {
    chart,
    summaries,
    facts: [
      counted("rows", chart.labels.length),
      counted("series", chart.series.length),
      ...(missing > 0 ? [counted("missing", missing)] : []),
      ...spanFacts(chart),
      ...directionFacts(chart, summaries),
      ...described.flatMap(({ series, summary }) => seriesFacts(chart, series, summary)),
      ...(chart.series.length > 1 ? labelsAcross(chart).flatMap((at) => acrossFacts(chart, at)) : []),
    ],
  };
}
