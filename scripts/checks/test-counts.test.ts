import { expect, test } from "vitest";
import { closingLine, playwrightCounts, vitestCounts } from "./test-counts.ts";

test("the closing line adds up the runners", () => {
  const unit = vitestCounts('{"numPassedTests":40,"numFailedTests":1,"numPendingTests":0}');
  const journeys = playwrightCounts('{"stats":{"expected":5,"unexpected":1,"flaky":1,"skipped":0}}');
  expect(closingLine([unit, journeys])).toBe("46 passed, 2 failed");
});

test("a run that stopped early says so with its figures", () => {
  expect(closingLine([])).toBe("0 passed, 0 failed");
});
