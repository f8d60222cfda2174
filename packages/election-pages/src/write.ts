import { formatNumber, formatPercent, type NumberRules } from "@nv/spanish";

/** Writers of the figures of a page, by the rules of the house. */
export type Write = ReturnType<typeof writers>;

/** Makes the writers of the figures of a page. */
export function writers(numbers: NumberRules) {
  const share = { ...numbers, decimals: 1, fixedDecimals: true } as const;
  return {
    /** Votes, people, seats. */
    count: (value: number) => formatNumber(value, { ...numbers, decimals: 0 }),
    /** A share of a hundred, with its sign. */
    share: (pct: number) => formatPercent(pct, share),
    /** A difference in points, without the unit: its column says it. */
    points: (points: number) => formatNumber(points, { ...share, plus: true }),
    /** A difference of seats. */
    seats: (difference: number) => formatNumber(difference, { ...numbers, decimals: 0, plus: true }),
  };
}
