/**
 * `npm run upgrade [-- BRANCH|TAG|COMMIT] [--without-rehearsal]`: brings a server that keeps its versions apart to a newer one, and back when that does
 * not get ready.
 */

import { join } from "node:path";
import { parseArgs } from "node:util";
import { reportFailure } from "./terminal/report-failure.ts";
import { upgrade } from "./upgrade/upgrade.ts";

/** Name of the unit of `docs/runbooks/server.md`. */
const SERVICE = "narrativas";
/** Longest that a version may take to be ready: the tables of a large site are brought up to date in it. Milliseconds. */
const READY_MS = 120_000;

// What is compiled is each version's own: the new one's rehearsal leaves it what its start reads.
const { NODE_COMPILE_CACHE: _ofThis, ...env } = process.env;
const { PORT = "3000", UPGRADE_START, UPGRADE_STOP } = env;
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "without-rehearsal": { type: "boolean", default: false } },
  });
  await upgrade({
    root: join(import.meta.dirname, ".."),
    name: positionals[0],
    isRehearsed: !values["without-rehearsal"],
    env,
    origin: `http://localhost:${PORT}`,
    stop: UPGRADE_STOP || `systemctl stop ${SERVICE}`,
    start: UPGRADE_START || `systemctl start ${SERVICE}`,
    readyMs: READY_MS,
    say: (sentence) => void process.stdout.write(`${sentence}\n`),
  });
} catch (error) {
  reportFailure(error);
}
