import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { runCommand } from "../../scripts/terminal/run-command.ts";
import { sized } from "./sized.ts";

const WRK_SCRIPT = join(import.meta.dirname, "../gate/wrk.lua");
const LOAD_CPU = "1";
/** Length of a round, seconds. */
export const ROUND_S = sized(3, 1);
const CONNECTIONS = 32;

/** Waits until something answers. @throws {Error} After two minutes: a machine with other work starts a server in a good part of one. */
export async function waitForPort(url: string): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Nothing answers at ${url}.`);
}

/**
 * Asks a server for pages, for some seconds, from a core of its own.
 *
 * @param env - `BENCH_PATHS` (a file, one path a line), `BENCH_COOKIE` and `BENCH_ENCODING`.
 * @returns Pages per second.
 * @throws {Error} When an answer was no page.
 */
export async function measureRate(port: number, env: NodeJS.ProcessEnv): Promise<number> {
  const wrk = ["wrk", "-t1", `-c${CONNECTIONS}`, `-d${ROUND_S}s`, "-s", WRK_SCRIPT, `http://127.0.0.1:${port}`];
  const output = await runCommand("taskset", ["-c", LOAD_CPU, ...wrk], { env: { ...process.env, ...env } });
  const [, requests, microseconds, failed] = (/BENCH (\d+) (\d+) (\d+)/.exec(output) ?? []).map(Number);
  if (requests === undefined || microseconds === undefined) throw new Error(`wrk said nothing useful:\n${output}`);
  if (failed !== 0) throw new Error(`${failed} of ${requests} answers at port ${port} were no pages.`);
  return requests / (microseconds / 1e6);
}

/** Positions of the processor time of a process in `/proc/<pid>/stat`, after the name of its program. */
const OWN_FIELDS = [11, 12] as const;
/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/** Time of the processor that a process and those that it began have taken so far, milliseconds; of Linux alone. */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).trim().split(" ").filter(Boolean);
  const theirs = await Promise.all(children.map((child) => processorMs(Number(child))));
  const own = OWN_FIELDS.reduce((sum, field) => sum + Number(fields[field]), 0) * TICK_MS;
  return theirs.reduce((sum, ms) => sum + ms, own);
}

/** Ends a process and waits for its end. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  child.kill("SIGTERM");
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
}
