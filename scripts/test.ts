/** `npm test`: everything, quickest first. */
import { buildStale } from "./build-targets/build-stale.ts";
import { runStaticChecks } from "./checks/static-checks.ts";
import { closingLine, type TestCounts } from "./checks/test-counts.ts";
import { runBrowserTests, runJourneys, runUnitTests } from "./checks/tests.ts";
import { provideChromium } from "./provide/chromium.ts";
import { reportFailure } from "./terminal/report-failure.ts";

const counts: TestCounts[] = [];
try {
  await runStaticChecks();
  counts.push(await runUnitTests());
  await buildStale();
  const env = { ...process.env, CHROMIUM_PATH: await provideChromium() };
  counts.push(await runBrowserTests(env));
  counts.push(await runJourneys(env));
} catch (error) {
  reportFailure(error);
}
const total = closingLine(counts);
process.stdout.write(`\n${total}\n`);
