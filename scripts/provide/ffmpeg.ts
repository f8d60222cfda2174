import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installFromDebian } from "./debian.ts";

function hasFfmpeg(): boolean {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return ["ffmpeg", "ffprobe"].every((name) => folders.some((folder) => existsSync(join(folder, name))));
}

/**
 * Makes sure that what makes or tests videos finds an ffmpeg, installing Debian's when there is none. `FFMPEG_PATH` wins when it is set.
 *
 * @throws {Error} Where there is no apt or no right to use it: the message says what to install by hand.
 */
export async function provideFfmpeg(): Promise<void> {
  if (!process.env.FFMPEG_PATH && !hasFfmpeg()) await installFromDebian("ffmpeg", "vídeos de las pruebas");
}

/**
 * The same as part of a longer run: where ffmpeg cannot be had, says so; the tests that need it skip themselves and are counted.
 *
 * @param provide - Makes sure that there is an ffmpeg, or throws.
 */
export async function provideFfmpegWherePossible(provide = provideFfmpeg): Promise<void> {
  try {
    await provide();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    process.stdout.write(`Se saltan las pruebas de vídeo, porque ffmpeg no está: ${reason}\n`);
  }
}
