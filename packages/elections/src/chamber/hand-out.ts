/**
 * Hands out a whole number among parts as near as can be to their shares: each gets the whole of what is its, and what is left goes to the
 * largest remainders, of those that are alike to the first.
 *
 * @param values - None below zero, and not all zero.
 * @see Hamilton's method
 */
export function handOut(values: readonly number[], whole: number): readonly number[] {
  const sum = values.reduce((all, value) => all + value, 0);
  const exact = values.map((value) => (whole * value) / sum);
  const given = exact.map(Math.floor);
  const left = whole - given.reduce((all, count) => all + count, 0);
  const order = exact
    .map((share, at) => ({ at, rest: share - Math.floor(share) }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at);
  for (const { at } of order.slice(0, left)) given[at] = (given[at] ?? 0) + 1;
  return given;
}
