import { formatNumber, formatPercent, type NumberRules } from "@nv/spanish";

/** Writers of the figures of a page, by the rules of the house. */
export type Write = ReturnType<typeof writers>;

const HALF = 0.5;
/** Distance from halfway at which two ways to round may still differ. */
const NEARLY = 1e-6;

/** Makes the writers of the figures of a page. */
export function writers(numbers: NumberRules) {
  const share = { ...numbers, decimals: 1, fixedDecimals: true } as const;
  const known = new Map<number, string>();
  return {
    /** Votes, people, seats. */
    count: (value: number) => formatNumber(value, { ...numbers, decimals: 0 }),
    /** A share of a hundred, with its sign. */
    share(pct: number): string {
      const [tenths, exact] = [Math.round(10 * pct), 10 * pct];
      // What is halfway between two is written by who knows how it is rounded.
      if (Math.abs(Math.abs(exact - tenths) - HALF) < NEARLY) return formatPercent(pct, share);
      const written = known.get(tenths) ?? formatPercent(pct, share);
      known.set(tenths, written);
      return written;
    },
    /** A difference in points, without the unit: its column says it. */
    points: (points: number) => formatNumber(points, { ...share, plus: true }),
    /** A difference of seats. */
    seats: (difference: number) => formatNumber(difference, { ...numbers, decimals: 0, plus: true }),
  };
}
