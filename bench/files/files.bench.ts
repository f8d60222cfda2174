/**
 * A file brought to a whole server on disk, by the tus protocol in parts of 8 MB, beside a bare copy by HTTP of the same bytes into a file
 * that is flushed; and what the server holds in memory while a video of 500 MB goes up and is taken, on disk and on S3.
 *
 * Budgets: at least 0.7 of the rate of the bare copy, median of the rounds; resident memory grows by less than 64 MB.
 */
import { execFile, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort, startS3 } from "@nv/test-kit";
import { findFfmpeg } from "../../packages/media/src/index.ts";
import { median } from "../src/median.ts";
import { sized } from "../src/sized.ts";
import { type RunningSite, startSite } from "../src/start-site.ts";
import { timed } from "../src/timed.ts";
import { dropUpload, PART_BYTES, sendBytes, takeUpload, uploadParts } from "./tus-client.ts";

const LEAST_RATIO = 0.7;
const MOST_GROWTH_MB = 64;
const ROUNDS = sized(5, 1);
const RATE_PARTS = sized(25, 2);
const VIDEO_PARTS = sized(59, 2);
const SAMPLE_MS = 50;
const MB = 1024 * 1024;

/** Resident memory of a process, MB. @see proc(5) */
function residentMb(pid: number): number {
  const [, kilobytes = "0"] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/** Copies bytes to the bare server and to ours by turns, and prints the ratio. */
async function benchRate(site: RunningSite, folder: string): Promise<void> {
  const parts = Array.from({ length: RATE_PARTS }, () => randomBytes(PART_BYTES));
  const port = await freePort();
  const bareServer = fork(join(import.meta.dirname, "bare-copy.process.ts"), [join(folder, "bare"), String(port)]);
  try {
    await once(bareServer, "message");
    const [ours, bare]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      bare.push(await timed(() => sendBytes(new URL(`http://127.0.0.1:${port}`), "PUT", {}, parts)));
      let id = "";
      ours.push(
        await timed(async () => {
          id = await uploadParts(site, "ruido.bin", parts);
        }),
      );
      await dropUpload(site, id);
    }
    const ratio = median(bare.map((bareMs, round) => bareMs / (ours[round] ?? 0)));
    const rate = (ms: number) => ((RATE_PARTS * PART_BYTES) / MB / (ms / 1000)).toFixed(0);
    console.log(
      `files upload: ${rate(median(ours))} MB/s beside ${rate(median(bare))} MB/s of a bare copy, ratio ${ratio.toFixed(2)} ` +
        `(least ${LEAST_RATIO}; ${(RATE_PARTS * PART_BYTES) / MB} MB in parts of ${PART_BYTES / MB} MB, ${ROUNDS} rounds)`,
    );
    if (!(ratio >= LEAST_RATIO)) process.exitCode = 1;
  } finally {
    bareServer.disconnect();
  }
}

/** A clip that ends in a box of noise, which every reader of videos skips. */
async function drawVideo(ffmpeg: string, folder: string, parts: number): Promise<readonly Buffer[]> {
  const path = join(folder, "clip.mp4");
  const source = ["-f", "lavfi", "-i", "testsrc2=size=320x180:rate=25:duration=1"];
  await promisify(execFile)(ffmpeg, ["-v", "error", "-y", ...source, "-pix_fmt", "yuv420p", path]);
  const box = Buffer.alloc(8);
  box.writeUInt32BE(box.length + parts * PART_BYTES);
  box.write("free", 4);
  const head = Buffer.concat([await readFile(path), box]);
  return [head, ...Array.from({ length: parts }, () => randomBytes(PART_BYTES))];
}

/** Brings a large video and has it taken, and prints by how much the server's memory grew meanwhile. */
async function benchMemory(site: RunningSite, folder: string, where: string): Promise<void> {
  const found = await findFfmpeg(process.env.FFMPEG_PATH);
  if (found === null) {
    console.log("files memory: no ffmpeg on this machine (FFMPEG_PATH), nothing is measured");
    return;
  }
  const bring = async (parts: number) =>
    takeUpload(site, await uploadParts(site, "largo.mp4", await drawVideo(found.ffmpeg, folder, parts)));
  // What is loaded when the first one is taken stays, however small it is.
  await bring(1);
  const parts = await drawVideo(found.ffmpeg, folder, VIDEO_PARTS);
  const beforeMb = residentMb(site.pid);
  let mostMb = beforeMb;
  const sampling = setInterval(() => {
    mostMb = Math.max(mostMb, residentMb(site.pid));
  }, SAMPLE_MS);
  const tookMs = await timed(async () => takeUpload(site, await uploadParts(site, "largo.mp4", parts)));
  clearInterval(sampling);
  const grownMb = mostMb - beforeMb;
  console.log(
    `files memory on ${where}: ${beforeMb.toFixed(0)} MB before, ${mostMb.toFixed(0)} MB at most, grown by ${grownMb.toFixed(0)} MB ` +
      `(less than ${MOST_GROWTH_MB}; a video of ${(VIDEO_PARTS * PART_BYTES) / MB} MB sent and taken in ${(tookMs / 1000).toFixed(1)} s)`,
  );
  if (!(grownMb < MOST_GROWTH_MB)) process.exitCode = 1;
}

/** The same with a store of S3. */
async function benchMemoryOnS3(folder: string): Promise<void> {
  const { storageUrl, accessKeyId, secretAccessKey, stop } = await startS3();
  try {
    const site = await startSite(await freePort(), {
      STORAGE_URL: storageUrl,
      STORAGE_ACCESS_KEY_ID: accessKeyId,
      STORAGE_SECRET_ACCESS_KEY: secretAccessKey,
    });
    try {
      await benchMemory(site, folder, "S3");
    } finally {
      await site.stop();
    }
  } finally {
    await stop();
  }
}

async function benchOnDisk(folder: string): Promise<void> {
  const site = await startSite(await freePort());
  try {
    await benchMemory(site, folder, "disk");
    await benchRate(site, folder);
  } finally {
    await site.stop();
  }
}

/** Measures and prints; ends with code 1 over a budget. */
export async function benchFiles(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "nv-bench-files-"));
  try {
    await benchOnDisk(folder);
    await benchMemoryOnS3(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
