/** `npm run fix`: formats, sorts imports and mends what the linter can mend. */
import { reportFailure } from "./terminal/report-failure.ts";
import { runNode } from "./terminal/run-command.ts";

await runNode(["node_modules/@biomejs/biome/bin/biome", "check", "--write", "."], { isShown: true }).catch(
  reportFailure,
);
