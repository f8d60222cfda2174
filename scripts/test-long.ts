/** `npm run test:long`: every route fuzzed and the identity service killed many times over, with other numbers in each run. */
import { closingLine } from "./checks/test-counts.ts";
import { failureLines } from "./checks/test-failures.ts";
import { runLongTests, withPostgres } from "./checks/tests.ts";
import { reportFailure } from "./terminal/report-failure.ts";

try {
  const result = await withPostgres(runLongTests);
  const parts = [failureLines(result.failures), closingLine([result])].filter((part) => part !== "");
  process.stdout.write(`\n${parts.join("\n\n")}\n`);
} catch (error) {
  reportFailure(error);
}
