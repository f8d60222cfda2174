/** The middle of some measurements: what a single odd run does not move. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new RangeError("The median of nothing.");
  return middle;
}
