/** `npm test`: everything, quickest first; what leaves a core idle goes beside something else. */
import { buildStale } from "./build-targets/build-stale.ts";
import { runRTestsWherePossible } from "./checks/r-tests.ts";
import { runStaticChecks } from "./checks/static-checks.ts";
import { costLines, type FileCost, type StageCost } from "./checks/test-costs.ts";
import { closingLine, type TestCounts } from "./checks/test-counts.ts";
import { type Failure, failureLines } from "./checks/test-failures.ts";
import {
  runBrowserTests,
  runBundledTests,
  runJourneys,
  runUnitTests,
  type TestRun,
  withPostgres,
} from "./checks/tests.ts";
import { provideChromium } from "./provide/chromium.ts";
import { provideFfmpegWherePossible } from "./provide/ffmpeg.ts";
import { provideFirefox } from "./provide/firefox.ts";
import { providePostgres } from "./provide/postgres.ts";
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

/** Waits for both of two runs that go at once. @returns What both found. */
async function together(one: Promise<TestRun>, other: Promise<TestRun>): Promise<TestRun> {
  const [first, second] = await Promise.all([one, other]);
  return {
    passed: first.passed + second.passed,
    failed: first.failed + second.failed,
    skipped: first.skipped + second.skipped,
    files: [...first.files, ...second.files],
    failures: [...first.failures, ...second.failures],
  };
}

/** Has what the tests need of the machine, one after another, since apt does one thing at a time; then R, which works on one core. */
async function provideAll() {
  await providePostgres();
  await provideFfmpegWherePossible();
  const browsers = { CHROMIUM_PATH: await provideChromium(), FIREFOX_PATH: await provideFirefox() };
  counts.push(await runRTestsWherePossible());
  return browsers;
}

/**
 * Does at once what needs no tests before it: each leaves a core idle for half of its time. Who asks for the builds later finds them there.
 *
 * @throws {Error} What went wrong first, once all of it is over.
 */
async function prepare() {
  const [ofChecks, ofBuilds, provided] = await Promise.allSettled([runStaticChecks(), buildStale(), provideAll()]);
  if (ofChecks.status === "rejected") throw ofChecks.reason;
  if (ofBuilds.status === "rejected") throw ofBuilds.reason;
  if (provided.status === "rejected") throw provided.reason;
  return provided.value;
}

try {
  const browsers = await pass("Comprobaciones sin pruebas, construir y los scripts de R", prepare);
  await withPostgres(async (env) => {
    await passTests("Unidades y API", () => runUnitTests(env, "unit"));
    // A browser that is watched waits for a fifth of its time; the units of pages wait for nothing.
    await passTests("Componentes, y las unidades de las páginas", () =>
      together(runBrowserTests({ ...env, ...browsers }), runBundledTests(env)),
    );
    await passTests("Recorridos", () => runJourneys({ ...env, ...browsers }));
  });
} catch (error) {
  reportFailure(error);
}
const parts = [costLines(stages), failureLines(failures), closingLine(counts)].filter((part) => part !== "");
process.stdout.write(`\n${parts.join("\n\n")}\n`);
