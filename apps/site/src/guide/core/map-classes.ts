/** Values of a map put into classes. */
export interface MapClasses {
  /** Upper end of each class but the last, rising. */
  readonly breaks: readonly number[];
  /** Tells the class of a value, from 0. */
  readonly classOf: (value: number) => number;
}

/**
 * Cuts a list of values into classes that hold about the same number of them.
 *
 * @param values - Any order, at least one.
 * @param count - How many classes, at least 1.
 */
export function quantileClasses(values: readonly number[], count: number): MapClasses {
  const sorted = values.toSorted((a, b) => a - b);
  const breaks = Array.from(
    { length: count - 1 },
    (_, i) => sorted[Math.ceil(((i + 1) * sorted.length) / count) - 1] ?? 0,
  );
  return { breaks, classOf: (value) => breaks.filter((limit) => value > limit).length };
}

/**
 * Cuts a scale that has a middle into equal classes around it.
 *
 * @param farthest - Greatest distance from the middle, greater than 0.
 * @param count - How many classes, odd: the one in the middle holds the value that means something.
 * @param middle - That value.
 */
export function divergingClasses(farthest: number, count: number, middle: number): MapClasses {
  const width = (2 * farthest) / count;
  const breaks = Array.from({ length: count - 1 }, (_, i) => middle - farthest + width * (i + 1));
  return { breaks, classOf: (value) => breaks.filter((limit) => value > limit).length };
}
