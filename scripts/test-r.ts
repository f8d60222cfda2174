/** `npm run test:r`: the R scripts that the pages show, against stand-ins of the outside services. */
import { runRTests } from "./checks/r-tests.ts";
import { closingLine } from "./checks/test-counts.ts";
import { reportFailure } from "./terminal/report-failure.ts";

try {
  process.stdout.write(`\n${closingLine([await runRTests()])}\n`);
} catch (error) {
  reportFailure(error);
}
