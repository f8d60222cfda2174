/** `npm run fix`: formats, sorts imports, mends what the linter can mend, and writes the lists and documents that are made of the code. */
import { writeFile } from "node:fs/promises";
import { writeLists } from "./lists/lists.ts";
import { reportFailure } from "./terminal/report-failure.ts";
import { runNode } from "./terminal/run-command.ts";

await writeLists(".");
// The table is made of the server, which reads the lists.
const { FEATURE_TABLE, featureTable } = await import("./checks/documents/feature-table.ts");
await writeFile(FEATURE_TABLE, featureTable());
await runNode(["scripts/checks/slow-patterns.ts", "--write"], { isShown: true }).catch(reportFailure);
await runNode(["node_modules/@biomejs/biome/bin/biome", "check", "--write", "."], { isShown: true }).catch(
  reportFailure,
);
