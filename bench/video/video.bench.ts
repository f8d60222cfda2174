/**
 * A video made to be played beside bare ffmpeg with the very same arguments: what looking, running, listening to its progress
 * and keeping its complaints cost. The arguments are written down by a program that stands in ffmpeg's place in a first run,
 * and both run at the same priority.
 *
 * Budget: at most 1.05 times the time of bare ffmpeg, median of the rounds.
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { constants, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { findFfmpeg, VIDEO_MAKERS } from "../../packages/media/src/index.ts";
import { median } from "../src/median.ts";
import { sized } from "../src/sized.ts";

const MOST_RATIO = 1.05;
const ROUNDS = sized(3, 1);
const SECONDS = 4;

const run = promisify(execFile);

/** Draws a clip with sound, such as a camera gives. */
async function drawClip(ffmpeg: string, path: string): Promise<void> {
  const image = ["-f", "lavfi", "-i", `testsrc2=size=1280x720:rate=30:duration=${SECONDS}`];
  const sound = ["-f", "lavfi", "-i", `sine=duration=${SECONDS}`];
  await run(ffmpeg, [
    "-v",
    "error",
    ...image,
    ...sound,
    "-c:v",
    "libx264",
    "-preset",
    "ultrafast",
    "-c:a",
    "aac",
    path,
  ]);
}

/** Makes the video as the server does, and tells how long it took, milliseconds. */
async function make(path: string, folder: string): Promise<number> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const { signal } = new AbortController();
  const startMs = performance.now();
  await VIDEO_MAKERS.play({ path, folder, signal, progress: () => {}, recipe: { recipe: "play" } });
  return performance.now() - startMs;
}

/** The arguments of each run of ffmpeg. */
async function argumentsOf(ffmpeg: string, place: string, path: string, made: string): Promise<readonly string[][]> {
  const [log, stand] = [join(place, "arguments"), join(place, "ffmpeg")];
  const script = `#!/bin/sh\nprintf '%s\\n' "$@" --end-- >> '${log}'\nexec '${ffmpeg}' "$@"\n`;
  await writeFile(stand, script, { mode: 0o755 });
  const before = process.env.FFMPEG_PATH;
  process.env.FFMPEG_PATH = stand;
  try {
    await make(path, made);
  } finally {
    if (before === undefined) delete process.env.FFMPEG_PATH;
    else process.env.FFMPEG_PATH = before;
  }
  const runs = (await readFile(log, "utf8")).split("--end--\n").filter((one) => one !== "");
  return runs.map((one) => one.trimEnd().split("\n"));
}

/** Runs ffmpeg with what it was given, and tells how long all took, milliseconds. */
async function runBare(ffmpeg: string, runs: readonly string[][]): Promise<number> {
  const startMs = performance.now();
  for (const args of runs) {
    const child = spawn(ffmpeg, args, { stdio: ["ignore", "ignore", "ignore", "ignore"] });
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const [code] = await once(child, "close");
    if (code !== 0) throw new Error(`ffmpeg ended with code ${code}.`);
  }
  return performance.now() - startMs;
}

/** Measures and prints; ends with code 1 over the budget. Without ffmpeg it says so and measures nothing. */
export async function benchVideo(): Promise<void> {
  const found = await findFfmpeg(process.env.FFMPEG_PATH);
  if (found === null) {
    console.log("video: no ffmpeg on this machine (FFMPEG_PATH), nothing is measured");
    return;
  }
  const place = await mkdtemp(join(tmpdir(), "nv-bench-video-"));
  try {
    const [path, made] = [join(place, "clip.mp4"), join(place, "made")];
    await drawClip(found.ffmpeg, path);
    const runs = await argumentsOf(found.ffmpeg, place, path, made);
    const [ours, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      ours.push(await make(path, made));
      bare.push(await runBare(found.ffmpeg, runs));
    }
    const ratio = median(ours) / median(bare);
    console.log(
      `video play: ${(median(ours) / 1000).toFixed(2)} s beside ${(median(bare) / 1000).toFixed(2)} s of bare ffmpeg, ratio ${ratio.toFixed(3)} ` +
        `(most ${MOST_RATIO}; ${SECONDS} s of 720p with sound, ${runs.length} runs of ffmpeg, ${ROUNDS} rounds)`,
    );
    if (!(ratio <= MOST_RATIO)) process.exitCode = 1;
  } finally {
    await rm(place, { recursive: true });
  }
}
