import { expect, test } from "vitest";
import { betweenSteps } from "./between-steps.ts";

test("what a step says is reached when its text is in the middle, and held before the first and after the last", () => {
  expect(betweenSteps({ step: 0, offset: 0 }, 3)).toEqual({ from: 0, to: 1, ratio: 0 });
  expect(betweenSteps({ step: 1, offset: 0.5 }, 3)).toEqual({ from: 1, to: 2, ratio: 0 });
  expect(betweenSteps({ step: 2, offset: 1 }, 3)).toEqual({ from: 2, to: 2, ratio: 0 });
});

test("half way between two steps is half way, and the way begins and ends slowly", () => {
  expect(betweenSteps({ step: 1, offset: 0 }, 3)).toEqual({ from: 0, to: 1, ratio: 0.5 });
  expect(betweenSteps({ step: 0, offset: 0.6 }, 3).ratio).toBeLessThan(0.1);
});

test("one step alone stays where it is", () => {
  expect(betweenSteps({ step: 0, offset: 0.9 }, 1)).toEqual({ from: 0, to: 0, ratio: 0 });
});
