import { expect, test } from "vitest";
import { closingLine, playwrightCounts, vitestCounts } from "./test-counts.ts";

test("the closing line adds up the runners", () => {
  const unit = vitestCounts('{"numPassedTests":40,"numFailedTests":1,"numPendingTests":0,"testResults":[]}');
  const journeys = playwrightCounts('{"stats":{"expected":5,"unexpected":1,"flaky":1,"skipped":0}}');
  expect(closingLine([unit, journeys])).toBe("46 passed, 2 failed");
});

test("a file that fails before its first test counts as a failure", () => {
  const testResults = [{ status: "failed", assertionResults: [{ status: "pending" }] }];
  const report = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 1, testResults };
  expect(vitestCounts(JSON.stringify(report))).toEqual({ passed: 0, failed: 1, skipped: 1 });
});

test("a run that stopped early says so with its figures", () => {
  expect(closingLine([])).toBe("0 passed, 0 failed");
});
