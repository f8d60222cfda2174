import { expect, test } from "vitest";
import { MINIMUM_RATIO, trickle } from "./progress.ts";

test.each([
  { name: "starts at the minimum", from: 0, to: MINIMUM_RATIO },
  { name: "grows by one trickle", from: 0.5, to: 0.52 },
  { name: "never says it is done", from: 0.99, to: 0.994 },
])("trickle: $name", ({ from, to }) => {
  expect(trickle(from)).toBeCloseTo(to, 6);
});
