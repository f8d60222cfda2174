import { expect, test } from "vitest";
import { samplingMarginPct } from "./sampling-error.ts";

/** Figures of R 4: `100 * qnorm(.95) * sqrt(sum(w^2 * 1.5 * p * (1 - p) / n)) / sum(w)`. */
const OF_R = [
  ["three polls of a thousand at 45 %", [45, 45, 45], [1, 1, 1], [1000, 1000, 1000], 1.829784],
  ["three of other sizes, weighed by their roots", [30, 60, 50], [20, 40, 30], [400, 1600, 900], 1.872748],
  ["three of which one weighs half", [40, 44, 48], [0.5, 1, 1], [1000, 1000, 1000], 1.900073],
] as const;

test.each(OF_R)("the error of %s is what R makes of it", (_, shares, weights, samples, margin) => {
  const polls = shares.map((pct, at) => ({ pct, weight: weights[at] ?? 0, sample: samples[at] ?? 0 }));
  expect(samplingMarginPct(polls)).toBeCloseTo(margin, 5);
});

test("what nobody answers is not known without an error", () => {
  expect(samplingMarginPct([{ pct: 0, weight: 1, sample: 1000 }])).toBeGreaterThan(0.1);
  expect(samplingMarginPct([{ pct: 100, weight: 1, sample: 1 }])).toBeLessThan(110);
});
