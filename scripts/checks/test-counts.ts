import { z } from "zod";

/** Number of tests of a run, by outcome. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

/** Reads the counts from Vitest's JSON report. */
export function vitestCounts(report: string): TestCounts {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = VitestReport.parse(JSON.parse(report));
  // A file that fails before its first test has none that failed.
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === "failed" && !assertionResults.some((assertion) => assertion.status === "failed"),
  );
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length, skipped: numPendingTests };
}

/** Reads the counts from Playwright's JSON report. */
export function playwrightCounts(report: string): TestCounts {
  const { expected, unexpected, flaky, skipped } = PlaywrightReport.parse(JSON.parse(report)).stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/** The last line of a run: how many tests passed and failed, over all runners. */
export function closingLine(counts: readonly TestCounts[]): string {
  const sum = (key: keyof TestCounts) => counts.reduce((total, count) => total + count[key], 0);
  const skipped = sum("skipped");
  return `${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
