import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { locateFfmpeg, requireFfmpeg } from "../src/video/ffmpeg.ts";

const run = promisify(execFile);

/** Whether this machine has ffmpeg. Where it has none, `npm test` has said aloud that it could not be installed. */
export const hasFfmpeg = (): boolean => locateFfmpeg(process.env.FFMPEG_PATH) !== null;

/** Draws a clip with ffmpeg. @param args - What is drawn and how; the path goes after them. @returns Its path. */
export async function drawClip(folder: string, name: string, args: readonly string[]): Promise<string> {
  const path = join(folder, name);
  await run(requireFfmpeg().ffmpeg, ["-nostdin", "-v", "error", "-y", ...args, path]);
  return path;
}

/** A drawn test card. @param size - As `320x240`. */
export const card = (size = "320x240", rate = "30", seconds = 2): readonly string[] => [
  ...["-f", "lavfi", "-i", `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`],
];

/** Marks of a video whose light is coded by a curve of HDR, `smpte2084` (PQ) or `arib-std-b67` (HLG). */
export const hdr = (curve: string): readonly string[] => [
  ...["-color_trc", curve, "-color_primaries", "bt2020", "-colorspace", "bt2020nc"],
];

/** A drawn tone. */
export const tone = (seconds = 2, volume = 0.1): readonly string[] => [
  ...["-f", "lavfi", "-i", `sine=frequency=330:duration=${seconds},volume=${volume}`],
];

/** From black to white, so that each frame tells its moment. */
export const dawn = (seconds = 2, rate = 30): readonly string[] => [
  ...["-f", "lavfi", "-i", `color=white:size=320x240:rate=${rate}:duration=${seconds},fade=in:0:${seconds * rate}`],
];

export const X264: readonly string[] = ["-c:v", "libx264", "-preset", "ultrafast"];

/** Offset of the matrix in the header of a track, bytes from the header's name. */
const MATRIX_AT = 4 + 40;

/** Turns an MP4 by a quarter as a phone does: by its matrix alone. The clip has one track. */
export async function turnByMark(path: string, to: string, heightPx: number): Promise<void> {
  const bytes = await readFile(path);
  const at = bytes.indexOf("tkhd") + MATRIX_AT;
  const one = 0x1_0000;
  [0, one, 0, -one, 0, 0, heightPx * one, 0, 0x4000_0000].forEach((value, position) => {
    bytes.writeInt32BE(value, at + position * 4);
  });
  await writeFile(to, bytes);
}

/** Puts other bytes of the same length in place of some, wherever they stand. */
export async function putInPlace(path: string, to: string, from: string, by: string): Promise<void> {
  const bytes = await readFile(path);
  for (let at = bytes.indexOf(from); at !== -1; at = bytes.indexOf(from, at + by.length)) bytes.write(by, at, "latin1");
  await writeFile(to, bytes);
}

/** The first part of a file. @param share - 0 to 1. */
export async function cutShort(path: string, to: string, share: number): Promise<void> {
  const bytes = await readFile(path);
  await writeFile(to, bytes.subarray(0, Math.floor(bytes.length * share)));
}

/** Everything that ffprobe says of a file, as text. */
export async function everythingOf(path: string): Promise<string> {
  const { stdout } = await run(requireFfmpeg().ffprobe, [
    "-v",
    "error",
    "-show_format",
    "-show_streams",
    "-of",
    "json",
    path,
  ]);
  return stdout;
}

/** Whether each of the first frames of a file is a key frame. */
export async function keyFramesOf(path: string): Promise<readonly boolean[]> {
  const args = ["-v", "error", "-select_streams", "v:0", "-show_entries", "packet=flags", "-of", "csv=p=0", path];
  const { stdout } = await run(requireFfmpeg().ffprobe, args);
  return stdout
    .trim()
    .split("\n")
    .map((flags) => flags.startsWith("K"));
}
