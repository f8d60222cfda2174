/** `npm run check`: everything but the browser. */
import { runStaticChecks } from "./checks/static-checks.ts";
import { closingLine } from "./checks/test-counts.ts";
import { runUnitTests, withPostgres } from "./checks/tests.ts";
import { reportFailure } from "./terminal/report-failure.ts";

try {
  await runStaticChecks();
  process.stdout.write(`\n${closingLine([await withPostgres(runUnitTests)])}\n`);
} catch (error) {
  reportFailure(error);
}
