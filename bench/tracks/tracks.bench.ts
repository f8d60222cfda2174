/**
 * A million rows of positions of ships, read, cleaned and simplified, beside what a developer would write: the whole file as a text, its lines split, a record
 * each. Budgets: 20 s and 512 MB at the most of ours; its memory less than the other's. Half of the rows are of one ship, the worst there is to clean.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { sized } from "../src/sized.ts";
import { writeShipRows } from "./ship-rows.ts";

const ROWS = sized(1_000_000, 5000);
const MOST_MS = 20_000;
const MOST_MB = 512;
const MB = 1024 * 1024;

const Measured = z.object({ positions: z.int(), ms: z.number(), cpuMs: z.number(), peakKb: z.number() });

async function measured(program: string, path: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, program), path], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said] = await Promise.all([text(child.stdout), once(child, "exit")]);
  return Measured.parse(JSON.parse(said));
}

/** Measures and prints; ends with code 1 over a budget. */
export async function benchTracks(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "nv-bench-tracks-"));
  const path = join(folder, "positions.csv");
  try {
    await writeShipRows(path, ROWS);
    const { size } = await stat(path);
    const ours = await measured("read-in-pieces.process.ts", path);
    const theirs = await measured("read-whole.process.ts", path);
    if (ours.positions !== ROWS || theirs.positions !== ROWS) throw new Error("rows are lost");
    const oursMb = ours.peakKb / 1024;
    const theirsMb = theirs.peakKb / 1024;
    const isOver = ours.ms > MOST_MS || oursMb > MOST_MB || oursMb >= theirsMb;
    console.log(
      `tracks: ${ROWS} rows (${(size / MB).toFixed(0)} MB) in ${(ours.ms / 1000).toFixed(1)} s (at most ${MOST_MS / 1000}; ${(ours.cpuMs / 1000).toFixed(1)} s of a core) and ${oursMb.toFixed(0)} MB (at most ${MOST_MB}); ` +
        `whole, as records, ${(theirs.ms / 1000).toFixed(1)} s (${(theirs.cpuMs / 1000).toFixed(1)} s of a core) and ${theirsMb.toFixed(0)} MB: ${(oursMb / theirsMb).toFixed(2)} of its memory${isOver ? " — OVER" : ""}`,
    );
    if (isOver) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true });
  }
}
