/** `npm test`: everything, quickest first. */
import { buildStale } from "./build-targets/build-stale.ts";
import { runRTestsWherePossible } from "./checks/r-tests.ts";
import { runStaticChecks } from "./checks/static-checks.ts";
import { costLines, type FileCost, type StageCost } from "./checks/test-costs.ts";
import { closingLine, type TestCounts } from "./checks/test-counts.ts";
import { type Failure, failureLines } from "./checks/test-failures.ts";
import { runBrowserTests, runJourneys, runUnitTests, type TestRun, withPostgres } from "./checks/tests.ts";
import { provideChromium } from "./provide/chromium.ts";
import { provideFirefox } from "./provide/firefox.ts";
import { reportFailure } from "./terminal/report-failure.ts";

const counts: TestCounts[] = [];
const stages: StageCost[] = [];
const failures: Failure[] = [];

/** Runs a stage, and notes what it took. */
async function pass<Result>(
  stage: string,
  run: () => Promise<Result>,
  filesOf: (result: Result) => readonly FileCost[] = () => [],
): Promise<Result> {
  const startMs = performance.now();
  const result = await run();
  stages.push({ stage, ms: performance.now() - startMs, files: filesOf(result) });
  return result;
}

/** Runs a stage of tests, and notes what it and its files took, how many passed, and what did not. */
async function passTests(stage: string, run: () => Promise<TestRun>): Promise<void> {
  const result = await pass(stage, run, ({ files }) => files);
  counts.push(result);
  failures.push(...result.failures);
}

try {
  await pass("Comprobaciones sin pruebas", runStaticChecks);
  await withPostgres(async (env) => {
    await passTests("Unidades y API", () => runUnitTests(env));
    // R works on one core, and building leaves half of one.
    const beside = () => Promise.all([runRTestsWherePossible(), buildStale()]);
    const [ofR] = await pass("Construir, y los scripts de R", beside);
    counts.push(ofR);
    const browserEnv = { ...env, CHROMIUM_PATH: await provideChromium() };
    await passTests("Componentes", () => runBrowserTests(browserEnv));
    const journeysEnv = { ...browserEnv, FIREFOX_PATH: await provideFirefox() };
    await passTests("Recorridos", () => runJourneys(journeysEnv));
  });
} catch (error) {
  reportFailure(error);
}
const parts = [costLines(stages), failureLines(failures), closingLine(counts)].filter((part) => part !== "");
process.stdout.write(`\n${parts.join("\n\n")}\n`);
