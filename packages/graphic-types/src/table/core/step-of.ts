import type { Domain } from "./bar-of.ts";

/** Steps of colour from the least to the most: neighbours are not told apart, and each has a rule of its own in the page. */
export const MOST_STEPS = 20;

/** Returns the step of a value between the least and the most, 0 to {@link MOST_STEPS}. */
export function stepBetween(value: number, { least, most }: Domain): number {
  return most === least ? MOST_STEPS / 2 : Math.round(((value - least) / (most - least)) * MOST_STEPS);
}

/** Widens a scale until its middle is in the middle: the same distance to both sides is the same colour. */
export function aroundMiddle({ least, most }: Domain, middle: number): Domain {
  const reach = Math.max(middle - least, most - middle, 0);
  return { least: middle - reach, most: middle + reach };
}

/** Returns the class of a value among edges; a value that is an edge is in the class above it. */
export function classOf(value: number, cuts: readonly number[]): number {
  const at = cuts.findIndex((cut) => value < cut);
  return at === -1 ? cuts.length : at;
}
