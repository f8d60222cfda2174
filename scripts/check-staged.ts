/** Run by the pre-commit hook: the format and style of what is staged. */
import { reportFailure } from "./terminal/report-failure.ts";
import { runNode } from "./terminal/run-command.ts";

await runNode(["node_modules/@biomejs/biome/bin/biome", "check", "--staged", "--no-errors-on-unmatched"], {
  isShown: true,
}).catch(reportFailure);
