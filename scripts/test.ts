/** `npm test`: everything, quickest first. */
import { buildStale } from "./build-targets/build-stale.ts";
import { runRTestsWherePossible } from "./checks/r-tests.ts";
import { runStaticChecks } from "./checks/static-checks.ts";
import { costLines, type FileCost, type StageCost } from "./checks/test-costs.ts";
import { closingLine, type TestCounts } from "./checks/test-counts.ts";
import { runBrowserTests, runJourneys, runUnitTests, type TestRun, withPostgres } from "./checks/tests.ts";
import { provideChromium } from "./provide/chromium.ts";
import { provideFirefox } from "./provide/firefox.ts";
import { reportFailure } from "./terminal/report-failure.ts";

const counts: TestCounts[] = [];
const stages: StageCost[] = [];

/** Runs a stage, and notes what it and its files took. */
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

const filesOf = ({ files }: TestRun) => files;

try {
  await pass("Comprobaciones sin pruebas", runStaticChecks);
  await withPostgres(async (env) => {
    counts.push(await pass("Unidades y API", () => runUnitTests(env), filesOf));
    counts.push(await pass("Scripts de R", () => runRTestsWherePossible()));
    await pass("Construir", () => buildStale());
    const browserEnv = { ...env, CHROMIUM_PATH: await provideChromium() };
    counts.push(await pass("Componentes", () => runBrowserTests(browserEnv), filesOf));
    const journeysEnv = { ...browserEnv, FIREFOX_PATH: await provideFirefox() };
    counts.push(await pass("Recorridos", () => runJourneys(journeysEnv), filesOf));
  });
} catch (error) {
  reportFailure(error);
}
process.stdout.write(`\n${costLines(stages)}\n\n${closingLine(counts)}\n`);
