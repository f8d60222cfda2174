import { groupBy } from "@nv/contracts";
import type { Observation, SeriesColumn, SeriesData, UsedSeries } from "@nv/contracts/schemas";

/** Keys of the columns that tell apart observations of the same day. */
const keysThatTell = (columns: readonly SeriesColumn[]) => columns.filter(({ isKey }) => isKey).map(({ key }) => key);

/** Returns the text that tells an observation apart where its day is not enough; empty where no column tells them apart. */
export function groupOf(columns: readonly SeriesColumn[], { values }: Pick<Observation, "values">): string {
  return keysThatTell(columns)
    .map((key) => String(values[key] ?? ""))
    .join(" · ");
}

/** Returns the key that tells an observation from all others of its series: its day, and its values in the columns that tell apart. */
export function observationKey(
  columns: readonly SeriesColumn[],
  observation: Pick<Observation, "date" | "values">,
): string {
  return observationKeyOf(columns)(observation);
}

/** {@link observationKey} for many observations of the same columns, which are looked at once. */
export function observationKeyOf(
  columns: readonly SeriesColumn[],
): (observation: Pick<Observation, "date" | "values">) => string {
  const keys = keysThatTell(columns);
  if (keys.length === 0) return ({ date }) => date;
  return ({ date, values }) => JSON.stringify([date, ...keys.map((key) => values[key] ?? null)]);
}

/** The figure of an observation in a column; `null` for none. */
export function figureOf({ values }: Pick<Observation, "values">, column: string): number | null {
  const value = values[column];
  return typeof value === "number" ? value : null;
}

/** Whether each day is there once, in order: what comes nearly always is. */
export const areByDay = (observations: readonly Observation[]): boolean =>
  observations.every(({ date }, at) => at === 0 || (observations[at - 1]?.date ?? "") < date);

/** Observations by day, and those of one day by what tells them apart: one order, so that the same ones have the same bytes. */
export function inOrder(
  columns: readonly SeriesColumn[],
  observations: readonly Observation[],
): readonly Observation[] {
  if (areByDay(observations)) return observations;
  const keyOf = observationKeyOf(columns);
  const keyed = observations.map((observation) => ({ observation, key: keyOf(observation) }));
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return keyed
    .sort((a, b) => compare(a.observation.date, b.observation.date) || compare(a.key, b.key))
    .map(({ observation }) => observation);
}

/** Observations in their order, by what tells them apart: the rules look at each of these alone. */
export function byGroup(
  columns: readonly SeriesColumn[],
  observations: readonly Observation[],
): ReadonlyMap<string, readonly Observation[]> {
  if (observations.length === 0) return new Map();
  if (!columns.some(({ isKey }) => isKey)) return new Map([["", observations]]);
  return groupBy(observations, (observation) => groupOf(columns, observation));
}

/** Figures of a small picture at most: one for every second or third of its pixels. */
const SKETCH_POINTS = 40;

/** Significant digits of a figure of a small picture: finer than it can show. */
const SKETCH_DIGITS = 4;

/**
 * Sketches the course of a column: the means of as many stretches as a small picture shows.
 *
 * @param observations - In their order.
 * @param key - Column of figures.
 * @returns Figures in their order; empty for less than two.
 */
export function sketchOf(observations: readonly Observation[], key: string): number[] {
  const values = observations.flatMap(({ values: { [key]: value } }) => (typeof value === "number" ? [value] : []));
  if (values.length < 2) return [];
  const count = Math.min(SKETCH_POINTS, values.length);
  return Array.from({ length: count }, (_, at) => {
    const stretch = values.slice(
      Math.floor((at * values.length) / count),
      Math.floor(((at + 1) * values.length) / count),
    );
    const mean = stretch.reduce((sum, value) => sum + value, 0) / stretch.length;
    return Number(mean.toPrecision(SKETCH_DIGITS));
  });
}

/** Parts of a summary besides the observations. */
interface Summarised {
  /** Series that they were worked out with. */
  readonly used?: readonly UsedSeries[];
  /** Column of figures whose course is sketched; empty for none. */
  readonly sketched: string;
}

/** Summarises observations for a list. @param observations - In their order. */
export function dataOf(
  hash: string,
  observations: readonly Observation[],
  { used = [], sketched }: Summarised,
): SeriesData {
  const [first, last] = [observations[0]?.date ?? "", observations.at(-1)?.date ?? ""];
  const sketch = sketched === "" ? [] : sketchOf(observations, sketched);
  return {
    ...{ hash, observations: observations.length, first, last, used: [...used] },
    ...(sketch.length > 0 && { sketch }),
  };
}

/** An observation, with what an earlier one has in columns that it says nothing of. */
function withUntold(observation: Observation, earlier: Observation | undefined): Observation {
  if (earlier === undefined) return observation;
  for (const key in earlier.values)
    if (!Object.hasOwn(observation.values, key))
      return { ...observation, values: { ...earlier.values, ...observation.values } };
  return observation;
}

/** {@link mergeObservations} of days that are in order in both, and that nothing else tells apart: side by side. */
function mergedByDay(before: readonly Observation[], brought: readonly Observation[]): readonly Observation[] {
  const all: Observation[] = [];
  let at = 0;
  for (const observation of brought) {
    let earlier = before[at];
    while (earlier !== undefined && earlier.date < observation.date) {
      all.push(earlier);
      at += 1;
      earlier = before[at];
    }
    const isSame = earlier?.date === observation.date;
    all.push(withUntold(observation, isSame ? earlier : undefined));
    if (isSame) at += 1;
  }
  return [...all, ...before.slice(at)];
}

/**
 * Puts what came over what there was: what has the same key is replaced, but for the columns that it says nothing of; the rest stays.
 *
 * @returns In their order.
 */
export function mergeObservations(
  columns: readonly SeriesColumn[],
  before: readonly Observation[],
  brought: readonly Observation[],
): readonly Observation[] {
  const isByDay = keysThatTell(columns).length === 0;
  if (isByDay && areByDay(before) && areByDay(brought)) return mergedByDay(before, brought);
  const keyOf = observationKeyOf(columns);
  const all = new Map<string, Observation>();
  for (const observation of before) all.set(keyOf(observation), observation);
  for (const observation of brought) {
    const key = keyOf(observation);
    all.set(key, withUntold(observation, all.get(key)));
  }
  return inOrder(columns, [...all.values()]);
}
