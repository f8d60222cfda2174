import { createZoneClock, formatDate, formatNumber, formatPercent, formatTime, type NumberRules } from "@nv/spanish";

const readMadrid = createZoneClock("Europe/Madrid");

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

/** Writes an hour of the clock in Madrid with its article: «las 22.41», «la 1.05». */
export function hourOf(atMs: number): string {
  const [hours = 0, minutes = 0] = readMadrid(atMs).time.split(":").map(Number);
  return `${hours === 1 ? "la" : "las"} ${formatTime(hours, minutes)}`;
}

/** Writes an hour and its day, for a page that is read another day too: «las 22.41 del 23 de mayo de 2027». */
export const momentOf = (atMs: number): string => `${hourOf(atMs)} del ${formatDate(readMadrid(atMs).day)}`;
