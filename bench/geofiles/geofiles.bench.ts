/**
 * A shapefile of some 40 MB brought under the 2 MiB of Datawrapper, beside mapshaper's own command, which is told the percentage that our search
 * found: what somebody would know who had tried them one after another. Ours reads, projects, cleans, searches, draws before and after, and starts a process
 * of its own, as the command does. Budgets: 1.2 times its time; a map that is never above what it may weigh and within a fiftieth of it.
 */
import { spawnSync } from "node:child_process";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { MadeMap, MapOrder } from "@nv/contracts/schemas";
import { inventedDistricts, makeRendition } from "@nv/media";
import { zipOf } from "@nv/test-kit";
import { median } from "../src/median.ts";

const TIME_BUDGET = 1.2;
const CLOSE_RATIO = 0.98;
/** Alternating; the median of their ratios counts. */
const ROUNDS = 3;
const MOST_BYTES = 2 * 1024 * 1024;
/** A shapefile of 52 MB, 38 in its ZIP. */
const DISTRICTS = { columns: 22, rows: 18, bends: 11 };

const COMMAND = join(dirname(createRequire(import.meta.url).resolve("mapshaper")), "bin", "mapshaper");

async function timed<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const startMs = performance.now();
  const result = await work();
  return { ms: performance.now() - startMs, result };
}

/** What a developer would type, with the percentage that hits the target. @returns Bytes of what it made. */
async function byCommand(folder: string, path: string, percent: number): Promise<number> {
  const made = join(folder, "command.json");
  const simplify = ["-simplify", "weighted", "keep-shapes", `${percent}%`];
  const fields = ["-filter-fields", "CODDIS,NOMBRE"];
  const args = [COMMAND, path, "-proj", "wgs84", "-clean", ...fields, ...simplify, "-o", "format=topojson", made];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`mapshaper ended with ${status}: ${stderr}`);
  return (await stat(made)).size;
}

async function byUs(folder: string, path: string): Promise<MadeMap> {
  const order = { crs: "EPSG:25830", target: "datawrapper", layer: 0, mostBytes: MOST_BYTES, key: "CODDIS" } as const;
  const recipe = { recipe: "map", ...MapOrder.parse({ ...order, fields: ["NOMBRE"] }) } as const;
  const signal = new AbortController().signal;
  const { data } = await makeRendition({ path, folder, recipe, signal, progress: () => undefined });
  return MadeMap.parse(data);
}

/** Measures and prints; ends with code 1 over a budget. */
export async function benchGeofiles(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "nv-bench-geofiles-"));
  try {
    const path = join(folder, "distritos.zip");
    const parts = Object.entries(inventedDistricts(DISTRICTS)).map(([name, bytes]) => ({ name, bytes }));
    await writeFile(path, zipOf(parts));
    const megabytes = ((await stat(path)).size / 1e6).toFixed(0);
    const { keptRatio } = await byUs(folder, path);
    const [theirs, ours]: [number[], number[]] = [[], []];
    let bytes = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      theirs.push((await timed(() => byCommand(folder, path, 100 * keptRatio))).ms);
      const made = await timed(() => byUs(folder, path));
      ours.push(made.ms);
      bytes = made.result.bytes;
    }
    const ratio = median(ours.map((ms, at) => ms / (theirs[at] ?? ms)));
    const isOver = ratio > TIME_BUDGET;
    const isWrong = bytes > MOST_BYTES || bytes < MOST_BYTES * CLOSE_RATIO;
    console.log(
      `geofiles: a shapefile of ${megabytes} MB to 2 MiB, mapshaper ${median(theirs).toFixed(0)} ms with the percentage told, ours ` +
        `${median(ours).toFixed(0)} ms, ${ratio.toFixed(2)} times (at most ${TIME_BUDGET}; median of ${ROUNDS} rounds)${isOver ? " — OVER" : ""}`,
    );
    console.log(
      `geofiles: ${bytes} bytes of ${MOST_BYTES}, ${((100 * bytes) / MOST_BYTES).toFixed(1)} % ` +
        `(from ${100 * CLOSE_RATIO} to 100)${isWrong ? " — OVER" : ""}`,
    );
    if (isOver || isWrong) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
