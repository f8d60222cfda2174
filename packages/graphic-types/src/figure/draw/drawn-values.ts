import type { Series } from "./series-of.ts";

/** Everything that a series draws, its uncertainty too. */
export const drawnValues = (series: readonly Series[]): readonly number[] =>
  series
    .flatMap(({ values, low, high }) => [...values, ...(low ?? []), ...(high ?? [])])
    .filter((value) => value !== null);
