/** `npm run move`: moves a site from its data folder to the PostgreSQL and the S3-compatible store that the environment names. */
import { moveData } from "../apps/server/src/startup/copies/move-data.ts";
import { runCopyCommand } from "./terminal/run-copy-command.ts";

await runCopyCommand(moveData);
