import { describe, expect, test } from "vitest";
import {
  classLimits,
  classOf,
  histogramOf,
  naturalBreaks,
  quantile,
  roundestBetween,
  sidedLimits,
} from "./class-limits.ts";

/** Invented values of fifty-one provinces. */
const VALUES = [
  7.8, 13.1, 12.9, 17.4, 13.8, 18.2, 8.9, 9.1, 7.2, 15, 21.6, 10.8, 14.6, 18.9, 9.6, 11.7, 9.4, 19.8, 8.3, 6.7, 17.1, 7,
  19.1, 10.2, 6.9, 8.8, 9.9, 9.3, 16.2, 12.4, 8.1, 11.3, 12.2, 9, 16.8, 11.9, 9.8, 17.5, 8.6, 7.4, 18, 6.1, 11.5, 6.4,
  12.7, 13.3, 8.4, 8.7, 11.1, 9.2, 26.4,
];
const SORTED = VALUES.toSorted((a, b) => a - b);

/** Values by class, counted. */
function counts(limits: readonly number[]): readonly number[] {
  const found = Array.from({ length: limits.length + 1 }, () => 0);
  for (const value of VALUES) found[classOf(value, limits)] = (found[classOf(value, limits)] ?? 0) + 1;
  return found;
}

describe("natural breaks are those of R's classInt 0.4-9, style «fisher»", () => {
  test.each([
    [3, [10.5, 15.6], [24, 15, 12]],
    [5, [8.2, 10.95, 15.6, 20.7], [9, 16, 14, 10, 2]],
    [7, [7.95, 10.5, 12.55, 15.6, 18.55, 24], [8, 16, 8, 7, 7, 4, 1]],
  ])("%d classes", (count, breaks, sizes) => {
    const starts = naturalBreaks(SORTED, count);
    // R says the middle between the last of a class and the first of the next.
    const middles = starts.map((at) => ((SORTED[at - 1] ?? 0) + (SORTED[at] ?? 0)) / 2);
    expect(middles.map((one) => Number(one.toFixed(6)))).toEqual(breaks);
    expect(counts(classLimits(VALUES, { method: "jenks", count, isRound: false }))).toEqual(sizes);
  });

  test("of few different values there are no more classes than values", () => {
    expect(classLimits([1, 1, 2, 2], { method: "jenks", count: 5, isRound: false })).toEqual([2]);
    expect(classLimits([3, 3], { method: "quantile", count: 5, isRound: false })).toEqual([]);
    expect(classLimits([], { method: "equal", count: 5, isRound: true })).toEqual([]);
  });
});

test.each([
  [3, [9.166667, 12.966667]],
  [5, [8.4, 9.6, 12.2, 16.8]],
  [7, [7.842857, 8.928571, 9.842857, 11.814286, 13.657143, 17.485714]],
])("quantiles of %d classes are those of R's quantile, type 7", (count, expected) => {
  const found = Array.from({ length: count - 1 }, (_, at) => quantile(SORTED, (at + 1) / count));
  expect(found.map((one) => Number(one.toFixed(6)))).toEqual(expected);
});

test("equal classes are equally wide", () => {
  expect(classLimits([0, 3, 10], { method: "equal", count: 4, isRound: false })).toEqual([2.5, 5, 7.5]);
});

test.each([
  [8.9, 9.4, 9],
  [11.8, 12.3, 12],
  [0.0312, 0.0391, 0.035],
  [-7.3, -6.8, -7],
  [-3, 2, 0],
  [98_213, 103_872, 100_000],
  [5, 5, 5],
  [1234.1, 1234.2, 1234.2],
])("the roundest between %d and %d is %d", (low, high, round) => {
  expect(roundestBetween(low, high)).toBe(round);
});

test("round limits move one area of fifty at most to another class", () => {
  const exact = counts(classLimits(VALUES, { method: "quantile", count: 5, isRound: false }));
  const round = counts(classLimits(VALUES, { method: "quantile", count: 5, isRound: true }));
  expect(classLimits(VALUES, { method: "quantile", count: 5, isRound: true })).toEqual([8.5, 9.5, 12, 15]);
  for (const [at, count] of round.entries()) expect(Math.abs(count - (exact[at] ?? 0))).toBeLessThanOrEqual(3);
});

test("the limits to both sides of a value are at the same distances", () => {
  const limits = sidedLimits([-9, -4, -1, 0, 2, 5, 20], 1, { method: "quantile", count: 3, isRound: false });
  const far = limits.map((limit) => Number((limit - 1).toFixed(6)));
  expect(far).toContain(0);
  expect(far.map((one) => 0 - one).toReversed()).toEqual(far);
});

test("a limit is in the class above it, and a histogram holds every value once", () => {
  expect([classOf(4.9, [5, 10]), classOf(5, [5, 10]), classOf(10, [5, 10])]).toEqual([0, 1, 2]);
  expect(histogramOf([0, 1, 1, 10], 5).map(({ count }) => count)).toEqual([3, 0, 0, 0, 1]);
  expect(histogramOf([2, 2], 3).reduce((sum, { count }) => sum + count, 0)).toBe(2);
});
