import type { Observation, SeriesColumn, SeriesData } from "@nv/contracts/schemas";

/** What an observation is told by where its day is not enough; empty where no column tells them apart. */
export function groupOf(columns: readonly SeriesColumn[], { values }: Pick<Observation, "values">): string {
  return columns
    .filter(({ isKey }) => isKey)
    .map(({ key }) => String(values[key] ?? ""))
    .join(" · ");
}

/** What tells an observation from all others of its series: its day, and what the columns say that tell apart. */
export function observationKey(
  columns: readonly SeriesColumn[],
  observation: Pick<Observation, "date" | "values">,
): string {
  const names = columns.filter(({ isKey }) => isKey).map(({ key }) => observation.values[key] ?? null);
  return names.length === 0 ? observation.date : JSON.stringify([observation.date, ...names]);
}

/** The figure of an observation in a column; `null` for none. */
export function figureOf({ values }: Pick<Observation, "values">, column: string): number | null {
  const value = values[column];
  return typeof value === "number" ? value : null;
}

/** Observations by day, and those of one day by what tells them apart: one order, so that the same ones have the same bytes. */
export function inOrder(
  columns: readonly SeriesColumn[],
  observations: readonly Observation[],
): readonly Observation[] {
  // What comes is nearly always in order, and each day once.
  if (observations.every(({ date }, at) => at === 0 || (observations[at - 1]?.date ?? "") < date)) return observations;
  const keyed = observations.map((observation) => ({ observation, key: observationKey(columns, observation) }));
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
  return Map.groupBy(observations, (observation) => groupOf(columns, observation));
}

/** What a list says of observations. @param observations - In their order. */
export function dataOf(hash: string, observations: readonly Observation[]): SeriesData {
  const [first, last] = [observations[0]?.date ?? "", observations.at(-1)?.date ?? ""];
  return { hash, observations: observations.length, first, last };
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
  const all = new Map(before.map((observation) => [observationKey(columns, observation), observation]));
  for (const observation of brought) {
    const key = observationKey(columns, observation);
    all.set(key, { ...observation, values: { ...all.get(key)?.values, ...observation.values } });
  }
  return inOrder(columns, [...all.values()]);
}
