/** The rank of each value, the greatest first; those that are alike share it, and what is missing has none. */
export const ranksOf = (values: readonly (number | null)[]): readonly (number | null)[] =>
  values.map((value) => (value === null ? null : 1 + values.filter((other) => other !== null && other > value).length));
