/**
 * A shapefile of some 40 MB brought under the 2 MiB of Datawrapper, beside mapshaper's own command, which is told the percentage that our search
 * found: what somebody would know who had tried them one after another. Ours reads, projects, cleans, searches, draws before and after, and starts a process
 * of its own, as the command does, and both come after what people ask the machine for. Budgets: 1.2 times its time, by the clock and of the processor; a
 * map that is never above what it may weigh and within a fiftieth of it.
 */
import { spawnSync } from "node:child_process";
import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { createRequire, enableCompileCache } from "node:module";
import { constants, tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { MadeMap, MapRequest } from "@nv/contracts/schemas";
import { inventedDistricts, makeRendition } from "@nv/media";
import { zipOf } from "@nv/test-kit";
import { median } from "../src/median.ts";
import { type TimedWork, timeWork } from "../src/processor-time.ts";
import { sized } from "../src/sized.ts";

const TIME_BUDGET = 1.2;
const CLOSE_RATIO = 0.98;
/** Alternating; the median of their ratios counts. */
const ROUNDS = sized(3, 1);
const MOST_BYTES = 2 * 1024 * 1024;
/** A shapefile of 52 MB, 38 in its ZIP. */
const DISTRICTS = { columns: 22, rows: 18, bends: 11 };

/** Of a map that is made for somebody: requests go first. */
const PRIORITY = String(constants.priority.PRIORITY_BELOW_NORMAL);

const COMMAND = join(dirname(createRequire(import.meta.url).resolve("mapshaper")), "bin", "mapshaper");

/** Runs what a developer would type, with the percentage that hits the target. @returns Bytes of what it made. */
async function byCommand(folder: string, path: string, percent: number): Promise<number> {
  const made = join(folder, "command.json");
  const simplify = ["-simplify", "weighted", "keep-shapes", `${percent}%`];
  const fields = ["-filter-fields", "CODDIS,NOMBRE"];
  const args = [
    process.execPath,
    COMMAND,
    path,
    "-proj",
    "wgs84",
    "-clean",
    ...fields,
    ...simplify,
    "-o",
    "format=topojson",
    made,
  ];
  const { status, stderr } = spawnSync("nice", ["-n", PRIORITY, ...args], { encoding: "utf8" });
  if (status !== 0) throw new Error(`mapshaper ended with ${status}: ${stderr}`);
  return (await stat(made)).size;
}

async function byUs(folder: string, path: string): Promise<MadeMap> {
  const order = { crs: "EPSG:25830", target: "datawrapper", layer: 0, mostBytes: MOST_BYTES, key: "CODDIS" } as const;
  const recipe = { recipe: "map", ...MapRequest.parse({ ...order, fields: ["NOMBRE"] }) } as const;
  const signal = new AbortController().signal;
  const { data } = await makeRendition({ path, folder, recipe, signal, progress: () => undefined });
  return MadeMap.parse(data);
}

const CLOCKS: readonly (readonly [name: string, of: (work: TimedWork<unknown>) => number])[] = [
  ["by the clock", ({ ms }) => ms],
  ["of the processor", ({ processorMs }) => processorMs],
];

/** Measures and prints; ends with code 1 over a budget. */
export async function benchGeofiles(): Promise<void> {
  // As `npm start` does, which reads its own source once.
  enableCompileCache();
  const folder = await mkdtemp(join(tmpdir(), "nv-bench-geofiles-"));
  try {
    const path = join(folder, "distritos.zip");
    const parts = Object.entries(inventedDistricts(DISTRICTS)).map(([name, bytes]) => ({ name, bytes }));
    await writeFile(path, zipOf(parts));
    const megabytes = ((await stat(path)).size / 1e6).toFixed(0);
    const { keptRatio } = await byUs(folder, path);
    const rounds: { readonly ours: TimedWork<MadeMap>; readonly theirs: TimedWork<number> }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const theirs = await timeWork(() => byCommand(folder, path, 100 * keptRatio));
      rounds.push({ theirs, ours: await timeWork(() => byUs(folder, path)) });
    }
    const bytes = rounds.at(-1)?.ours.result.bytes ?? 0;
    for (const [name, of] of CLOCKS) {
      const ratio = median(rounds.map(({ ours, theirs }) => of(ours) / of(theirs)));
      const isOver = ratio > TIME_BUDGET;
      const [mine, its] = [median(rounds.map(({ ours }) => of(ours))), median(rounds.map(({ theirs }) => of(theirs)))];
      console.log(
        `geofiles: a shapefile of ${megabytes} MB to 2 MiB, ${name}: mapshaper ${its.toFixed(0)} ms with the percentage told, ours ` +
          `${mine.toFixed(0)} ms, ${ratio.toFixed(2)} times (at most ${TIME_BUDGET}; median of ${ROUNDS} rounds)${isOver ? " — OVER" : ""}`,
      );
      if (isOver) process.exitCode = 1;
    }
    const isWrong = bytes > MOST_BYTES || bytes < MOST_BYTES * CLOSE_RATIO;
    console.log(
      `geofiles: ${bytes} bytes of ${MOST_BYTES}, ${((100 * bytes) / MOST_BYTES).toFixed(1)} % ` +
        `(from ${100 * CLOSE_RATIO} to 100)${isWrong ? " — OVER" : ""}`,
    );
    if (isWrong) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
