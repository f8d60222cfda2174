/**
 * Starting: the third start in a row of a product that is built, until it can work, beside the start of an empty Node server on the same machine; and
 * a publication from the order until a reader's request has it, beside writing the same files to the disk as a careful program does.
 *
 * Budgets: a start 1 s; a publication at most 3 times the writing, both the middle of their rounds.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { GRAPHICS_API_PATH, READY_PATH } from "@nv/contracts";
import { GraphicDetail } from "@nv/contracts/schemas";
import { freePort } from "@nv/test-kit";
import { median } from "../src/median.ts";
import { sized } from "../src/sized.ts";
import { type RunningSite, startSite } from "../src/start-site.ts";
import { timed } from "../src/timed.ts";

const ROOT = join(import.meta.dirname, "../..");
const STARTS = sized(5, 1);
const PUBLICATIONS = sized(30, 2);
const MOST_START_MS = 1000;
const MOST_PUBLISH_RATIO = 3;
const POLL_MS = 10;
const START_LIMIT_MS = 60_000;

async function answers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url);
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false; // Nobody listens yet.
  }
}

/** @returns Time from the start of a program until it answers, milliseconds. */
async function startOnce(args: readonly string[], url: string, env: NodeJS.ProcessEnv): Promise<number> {
  const fromMs = performance.now();
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: "ignore" });
  const ended = once(child, "exit");
  while (!(await answers(url))) {
    if (performance.now() - fromMs > START_LIMIT_MS) throw new Error(`${args.join(" ")} does not answer.`);
    await new Promise((next) => setTimeout(next, POLL_MS));
  }
  const tookMs = performance.now() - fromMs;
  child.kill("SIGTERM");
  await ended;
  return tookMs;
}

async function benchStarts(folder: string): Promise<void> {
  const port = await freePort();
  const cache = join(ROOT, ".cache/compile");
  const env = { ...process.env, PORT: String(port), DATA_DIR: join(folder, "data"), NODE_COMPILE_CACHE: cache };
  const ours = () => startOnce(["scripts/start.ts"], `http://localhost:${port}${READY_PATH}`, env);
  const empty = `require("node:http").createServer((_, r) => r.end()).listen(${port})`;
  const bare = () => startOnce(["-e", empty], `http://localhost:${port}/`, env);
  // The first builds what it has to, the second leaves compiled what it read.
  await ours();
  await ours();
  const [oursMs, bareMs]: [number[], number[]] = [[], []];
  for (let round = 0; round < STARTS; round += 1) {
    bareMs.push(await bare());
    oursMs.push(await ours());
  }
  const isOver = median(oursMs) > MOST_START_MS;
  console.log(
    `start: ${median(oursMs).toFixed(0)} ms until it can work (at most ${MOST_START_MS}; an empty Node server ${median(bareMs).toFixed(0)}; middle of ${STARTS})${isOver ? " — OVER" : ""}`,
  );
  if (isOver) process.exitCode = 1;
}

/** Files of a folder and of those in it that were written since a moment. */
async function writtenSince(folder: string, sinceMs: number): Promise<readonly Buffer[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: Buffer[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if ((await stat(path)).mtimeMs >= sinceMs) found.push(await readFile(path));
  }
  return found;
}

/** Flushes a file, or the names in a folder, to the disk. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  await handle.sync();
  await handle.close();
}

/** Writes files as a careful program does, one after the other: under another name, flushed, renamed, and the folder flushed. */
async function writeCarefully(folder: string, files: readonly Buffer[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [at, bytes] of files.entries()) {
    const unfinished = join(folder, `.${at}`);
    await writeFile(unfinished, bytes);
    await flush(unfinished);
    await rename(unfinished, join(folder, String(at)));
    await flush(folder);
  }
}

async function benchPublication({ url, cookie, env }: RunningSite, folder: string): Promise<void> {
  const headers = { cookie, origin: url, "content-type": "application/json" };
  const call = async (method: string, path: string, body: object) => {
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return GraphicDetail.parse(await answer.json());
  };
  const config = { type: "external", source: "https://example.org/pieza" };
  const draft = { title: "Pieza medida", altText: "Una prueba", sourceLine: "0", config };
  let piece = await call("POST", GRAPHICS_API_PATH, draft);
  const [oursMs, bareMs, written]: [number[], number[], number[]] = [[], [], []];
  for (let round = 1; round <= PUBLICATIONS; round += 1) {
    const { id, version } = piece;
    piece = await call("PUT", `${GRAPHICS_API_PATH}/${id}`, { ...draft, version, sourceLine: `Fuente ${round}.` });
    const published = piece.version;
    const sinceMs = Date.now();
    oursMs.push(
      await timed(async () => {
        piece = await call("POST", `${GRAPHICS_API_PATH}/${id}/publish`, { version: published });
        const page = await (await fetch(`${url}/g/${piece.slug}/`)).text();
        if (!page.includes(`Fuente ${round}.`)) throw new Error("A reader got what was published before.");
      }),
    );
    const files = await writtenSince(join(env.DATA_DIR ?? "", "store"), sinceMs);
    written.push(files.length);
    bareMs.push(await timed(() => writeCarefully(join(folder, String(round)), files)));
  }
  const ratio = median(oursMs) / median(bareMs);
  const isOver = ratio > MOST_PUBLISH_RATIO;
  console.log(
    `publication: ${median(oursMs).toFixed(1)} ms from the order to a reader, ${median(bareMs).toFixed(1)} to write the same ${median(written)} files, ratio ${ratio.toFixed(2)} (at most ${MOST_PUBLISH_RATIO}; middle of ${PUBLICATIONS})${isOver ? " — OVER" : ""}`,
  );
  if (isOver) process.exitCode = 1;
}

/** Measures and prints; ends with code 1 over a budget. */
export async function benchStart(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "nv-bench-start-"));
  try {
    await benchStarts(folder);
    const site = await startSite(await freePort());
    try {
      await benchPublication(site, folder);
    } finally {
      await site.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
