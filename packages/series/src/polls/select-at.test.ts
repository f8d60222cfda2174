import { expect, test } from "vitest";
import { selectAt } from "./select-at.ts";

/** Figures without an order, the same each time. */
const shuffled = (count: number, kinds: number) =>
  Float64Array.from({ length: count }, (_, at) => ((at * 7919) % 104_729) % kinds);

test.each([
  { name: "one alone", figures: Float64Array.of(3) },
  { name: "two in the wrong order", figures: Float64Array.of(9, 1) },
  { name: "all alike", figures: new Float64Array(50).fill(7) },
  { name: "in order already", figures: Float64Array.from({ length: 60 }, (_, at) => at) },
  { name: "the other way round", figures: Float64Array.from({ length: 60 }, (_, at) => -at) },
  { name: "many of the same", figures: shuffled(300, 5) },
  { name: "all different", figures: shuffled(1000, 104_729) },
])("$name: at each place is what is there in order", ({ figures }) => {
  const ordered = figures.slice().sort();
  for (const place of ordered.keys()) expect(selectAt(figures.slice(), place)).toBe(ordered[place]);
});

test("goes on from a place that is settled", () => {
  const figures = shuffled(500, 104_729);
  const ordered = figures.slice().sort();
  expect(selectAt(figures, 25)).toBe(ordered[25]);
  expect(selectAt(figures, 474, 25)).toBe(ordered[474]);
});
