/**
 * `npm run bench [NAME …]`: measures against what a user would pick instead, each figure a ratio from one run; `bench/README.md` has their names.
 * `npm run bench load -- --soak`, or `reliability`, goes on for an hour, `--soak-minutes N` for as long as it says, and tells what the server holds. `-- --small`
 * shows in moments that each still runs; its figures mean nothing.
 */
import { parseArgs } from "node:util";
import { BENCHES, WITHOUT_BUILD } from "../bench/benches.ts";
import { buildStale } from "./build-targets/build-stale.ts";
import { reportFailure } from "./terminal/report-failure.ts";

/** Length of a soak unless it says otherwise, minutes. */
const SOAK_MINUTES = 60;

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: {
    soak: { type: "boolean", default: false },
    "soak-minutes": { type: "string" },
    small: { type: "boolean", default: false },
  },
});
// Read by measures as they are loaded, and by the programs that they start.
if (values.small) process.env.BENCH_SIZE = "small";
const soakMinutes = Number(values["soak-minutes"] ?? (values.soak ? SOAK_MINUTES : 0));

const unknown = wanted.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  process.stderr.write(`No hay medida «${unknown.join(", ")}». Las que hay: ${Object.keys(BENCHES).join(", ")}.\n`);
  process.exitCode = 1;
} else if (!(soakMinutes >= 0)) {
  process.stderr.write(`«${values["soak-minutes"]}» no es un número de minutos.\n`);
  process.exitCode = 1;
} else {
  try {
    if (wanted.length === 0 || wanted.some((name) => !WITHOUT_BUILD.has(name))) await buildStale();
    for (const [name, run] of Object.entries(BENCHES))
      if (wanted.length === 0 || wanted.includes(name)) await run({ soakMinutes });
    // Over a budget at that size says nothing; what did not run was thrown.
    if (values.small) process.exitCode = 0;
  } catch (error) {
    reportFailure(error);
  }
}
