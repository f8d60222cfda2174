import { formatNumber, formatPercent, formatPoints, parseSpanishNumber } from "@nv/spanish";

/** Of a hundred, as files tell it: hundredths of a point are crumbs of the draws. */
export const rounded = (pct: number): number => Math.round(pct * 100) / 100;

/** A share as it is shown: of what files tell, one decimal, so that a sentence, a table and a drawing never differ in it. */
export const shownPct = (pct: number): number => {
  const exact = rounded(pct);
  return parseSpanishNumber(formatNumber(exact, { decimals: 1 })) ?? exact;
};

/** A share in words. @example shareText(43.249) // "43,3 %" */
export const shareText = (pct: number): string => formatPercent(shownPct(pct), { decimals: 1 });

/** One share less another, points, as whoever subtracts those that are shown gets it. */
export const shownDifference = (one: number, other: number): number =>
  Math.round((shownPct(one) - shownPct(other)) * 10) / 10;

/** A difference of shares that are shown, in words. */
export const pointsText = (points: number, plus = false): string => formatPoints(points, { decimals: 1, plus });
