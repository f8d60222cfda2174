import { existsSync } from "node:fs";
import { join } from "node:path";
import { ExamplesReport, type ExamplesRequest } from "@nv/contracts/schemas";
import { openDatabase } from "@nv/database";
import type { Config } from "../config.ts";
import { EXAMPLES_WAIT, enqueueExamplesWork } from "../features/graphics/examples/examples-job.ts";
import { DATABASE_FILE } from "../platform/database-file.ts";
import { openSiteEvents } from "../platform/events/site-events.ts";
import { createJobs, type Jobs } from "../platform/jobs/jobs.service.ts";
import { clockOfDatabase } from "../platform/jobs/jobs-clock.ts";
import type { JobsTables } from "../platform/jobs/jobs-table.ts";

/** Interval at which the progress of the job is asked for, and longest that nobody may have taken it up. Milliseconds. */
const ASK_MS = 500;
const UNTAKEN_MS = 5000;

/** Actor of a job that a command orders: nobody of the team. */
const ACTOR = { id: "", name: "npm run examples" };

/** Options of the command: where the data are, and how it reports. */
export interface ExamplesCommand {
  readonly config: Pick<Config, "databaseUrl" | "dataDir">;
  readonly say: (sentence: string) => void;
  readonly wait?: (ms: number) => Promise<void>;
}

/** Writes the outcome of the job as sentences. */
function told(result: unknown): readonly string[] {
  const { action, items } = ExamplesReport.parse(result);
  const done = items.filter(({ outcome }) => outcome === "done").length;
  const others = items.filter(({ message }) => message !== "");
  const first = action === "load" ? `${done} ejemplos más en el registro.` : `${done} ejemplos fuera del registro.`;
  return [first, ...others.map(({ title, message }) => `  ${title}: ${message}.`)];
}

async function follow(jobs: Jobs, id: string, { say, wait }: Required<Omit<ExamplesCommand, "config">>): Promise<void> {
  for (let waitedMs = 0, last = ""; ; waitedMs += ASK_MS) {
    const { state, message, result } = await jobs.view(id);
    if (state === "done") return told(result).forEach(say);
    if (state === "failed" || state === "cancelled") throw new Error(message);
    if (state === "queued" && message === EXAMPLES_WAIT) return say(message);
    if (state === "queued" && waitedMs >= UNTAKEN_MS)
      return say("El servidor no está en marcha: quedan pedidos, y se hará en cuanto arranque (npm start).");
    if (state === "running" && message !== last) say(`Ejemplo ${message}`);
    last = message;
    await wait(ASK_MS);
  }
}

/**
 * Orders the examples of the server that runs on the same data, and waits until they are there.
 *
 * @throws {DatabaseError} When the data cannot be used. @throws {Error} With a sentence, when the work failed.
 */
export async function orderExamples(
  action: ExamplesRequest["action"],
  { config, say, wait = (ms) => new Promise((next) => setTimeout(next, ms)) }: ExamplesCommand,
): Promise<void> {
  const file = join(config.dataDir, DATABASE_FILE);
  if (config.databaseUrl === undefined && !existsSync(file))
    return say("Todavía no hay datos: arranca antes el sitio con npm start, y repite en otra terminal.");
  const database = await openDatabase({ url: config.databaseUrl, file });
  const events = await openSiteEvents(database);
  try {
    const db = database.kysely.$extendTables<JobsTables>();
    const jobs = createJobs({ database, db, events, now: Date.now, clock: clockOfDatabase(database) });
    await follow(jobs, await enqueueExamplesWork(jobs, { action }, ACTOR), { say, wait });
  } finally {
    await events.close();
    await database.close();
  }
}
