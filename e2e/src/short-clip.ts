import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

/** Waves of eight seconds, of the pages. */
const WAVES = join(import.meta.dirname, "../../apps/site/static/video/olas.mp4");
/** Length that two moments fit in, seconds: every second more is made anew in each size and kind that a piece wants. */
const LENGTH_S = 2;

/** Writes the beginning of a clip of the pages as it is coded there. @param path - File to write, which ends in `.mp4`. */
export async function writeShortClip(path: string): Promise<void> {
  await promisify(execFile)("ffmpeg", ["-v", "error", "-i", WAVES, "-t", String(LENGTH_S), "-c", "copy", "-y", path]);
}
