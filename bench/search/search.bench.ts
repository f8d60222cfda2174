/**
 * The hundred searches of the tests, answered by the server, against the bare call of the index on the same pages. Budget: twice the bare call.
 *
 * Both are answers to the same load, on the same core, less what each server takes to answer without searching. Measured any other way
 * the figure speaks of the machine: a core that rests between two answers takes longer to wake up than a search takes, and one whose
 * neighbour rests counts quicker.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SEARCH_PATH, SESSION_PATH } from "@nv/contracts";
import { SEARCH_QUERIES } from "../../e2e/src/search-queries.ts";
import { UNSEEN_QUERIES } from "../../e2e/src/search-queries-unseen.ts";
import { SERVER_PROGRAM } from "../../scripts/build-targets/targets.ts";
import { installFromDebian } from "../../scripts/provide/debian.ts";
import { measureRate, stopProcess, waitForPort } from "../src/load.ts";
import { lowPort } from "../src/low-port.ts";
import { median } from "../src/median.ts";
import { signedInCookie } from "../src/signed-in-cookie.ts";
import { sized } from "../src/sized.ts";

const ROOT = join(import.meta.dirname, "../..");
const PORT = await lowPort(16_021);
const BARE_PORT = await lowPort(PORT + 1);
const SERVER_CPU = "0";
const BUDGET_RATIO = 2;
/** Alternating; the median counts. */
const ROUNDS = sized(7, 1);
const MS_PER_S = 1000;

function startOnCore(program: string, port: number, env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn("taskset", ["-c", SERVER_CPU, process.execPath, program], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", ...env },
  });
  child.stderr?.pipe(process.stderr);
  return child;
}

/** Measures and prints; ends with code 1 over the budget. */
export async function benchSearch(): Promise<void> {
  if (!existsSync("/usr/bin/wrk")) await installFromDebian("wrk", "generador de carga");
  const workDir = await mkdtemp(join(tmpdir(), "nv-bench-search-"));
  const searches = join(workDir, "searches");
  const nothing = join(workDir, "nothing");
  const queries = [...Object.values(SEARCH_QUERIES).flat(), ...UNSEEN_QUERIES];
  await writeFile(
    searches,
    queries.map(({ query }) => `${SEARCH_PATH}?${new URLSearchParams({ q: query })}`).join("\n"),
  );
  await writeFile(nothing, SESSION_PATH);
  const server = startOnCore(SERVER_PROGRAM, PORT, { DATA_DIR: join(workDir, "data") });
  const bare = startOnCore("bench/search/bare.process.ts", BARE_PORT);
  let output = "";
  server.stdout?.on("data", (chunk) => (output += chunk));
  const times = { answer: [] as number[], nothing: [] as number[], bare: [] as number[], bareNothing: [] as number[] };
  try {
    await Promise.all([PORT, BARE_PORT].map((port) => waitForPort(`http://127.0.0.1:${port}/`)));
    const cookie = await signedInCookie(`http://127.0.0.1:${PORT}`, () => output);
    const timeAnswer = async (port: number, paths: string) =>
      MS_PER_S / (await measureRate(port, { BENCH_COOKIE: cookie, BENCH_ENCODING: "br", BENCH_PATHS: paths }));
    for (let round = 0; round < ROUNDS; round += 1) {
      times.bareNothing.push(await timeAnswer(BARE_PORT, nothing));
      times.bare.push(await timeAnswer(BARE_PORT, searches));
      times.nothing.push(await timeAnswer(PORT, nothing));
      times.answer.push(await timeAnswer(PORT, searches));
    }
  } finally {
    await Promise.all([stopProcess(server), stopProcess(bare)]);
    await rm(workDir, { recursive: true, force: true });
  }
  const bareMs = median(times.bare) - median(times.bareNothing);
  const searchMs = median(times.answer) - median(times.nothing);
  const isOver = searchMs > BUDGET_RATIO * bareMs;
  console.log(
    `search: bare index ${bareMs.toFixed(3)} ms, found and answered ${searchMs.toFixed(3)} ms, ratio ${(searchMs / bareMs).toFixed(2)} ` +
      `(at most ${BUDGET_RATIO}; ${queries.length} queries in turn, median of ${ROUNDS} rounds)${isOver ? " — OVER" : ""}`,
  );
  if (isOver) process.exitCode = 1;
}
