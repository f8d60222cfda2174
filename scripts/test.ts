/** `npm test`: everything, quickest first. */
import { buildStale } from "./build-targets/build-stale.ts";
import { runRTestsWherePossible } from "./checks/r-tests.ts";
import { runStaticChecks } from "./checks/static-checks.ts";
import { closingLine, type TestCounts } from "./checks/test-counts.ts";
import { runBrowserTests, runJourneys, runUnitTests, withPostgres } from "./checks/tests.ts";
import { provideChromium } from "./provide/chromium.ts";
import { provideFirefox } from "./provide/firefox.ts";
import { reportFailure } from "./terminal/report-failure.ts";

const counts: TestCounts[] = [];
try {
  await runStaticChecks();
  await withPostgres(async (env) => {
    counts.push(await runUnitTests(env));
    counts.push(await runRTestsWherePossible());
    await buildStale();
    const browserEnv = { ...env, CHROMIUM_PATH: await provideChromium() };
    counts.push(await runBrowserTests(browserEnv));
    counts.push(await runJourneys({ ...browserEnv, FIREFOX_PATH: await provideFirefox() }));
  });
} catch (error) {
  reportFailure(error);
}
process.stdout.write(`\n${closingLine(counts)}\n`);
