/**
 * A process that looks for something new in a series and comes to a point where it stays until it is killed; see `killed-run.test.ts`.
 *
 * Argument: `HangingRun`, as JSON.
 */
import { flushCompileCache } from "node:module";
import { openDatabase } from "@nv/database";
import { createReadOrigin } from "../src/features/series/read-origin.ts";
import { createRunHandler } from "../src/features/series/run-series.ts";
import { seriesContext } from "../src/features/series/series-context.ts";
import { HangingRun } from "./hanging-run.ts";
import { startProcess } from "./registry.ts";

// Who is killed keeps nothing of the code at its end.
flushCompileCache();
const { address, store, office, seriesId, runId, point } = HangingRun.parse(JSON.parse(process.argv[2] ?? ""));

/** Says that the process is there, and stays. */
function hang(): Promise<never> {
  process.stdout.write("here\n");
  // A process with nothing to wait for would end by itself.
  return new Promise(() => void setInterval(() => undefined, 1000));
}

const { context } = await startProcess(await openDatabase(address), {
  ...store,
  open: hang,
  drop: async () => undefined,
});
const { publishing } = context;
const data = { ...publishing.sections.data, ...(point === "before it is published" && { writeRevision: hang }) };
const series = seriesContext({ ...context, publishing: { ...publishing, sections: { ...publishing.sections, data } } });
const off = { mode: "off", base: office } as const;
const ask = createReadOrigin({ ...series, settings: { ine: { mode: "fake", base: office }, ecb: off } });
await createRunHandler(
  series,
  point === "while the source is asked" ? hang : ask,
)({
  payload: { runId },
  subject: seriesId,
  actor: { id: "1", name: "Calendario" },
  signal: new AbortController().signal,
  group: "",
  progress: async () => undefined,
  log: () => undefined,
});
