import { join } from "node:path";
import type { Recipe } from "@nv/contracts/schemas";
import sharp from "sharp";
import { type Made, type MadeFile, type MakeInput, MediaError } from "../maker.ts";
import { requireFfmpeg } from "./ffmpeg.ts";
import { BROKEN_SENTENCE } from "./program-end.ts";
import { readFrames } from "./read-frames.ts";
import { within } from "./video-sizes.ts";
import { openVideo } from "./video-source.ts";

/** Longer side of a frame, pixels: they stand for a video on phones that cannot move through it. */
const SIDE_PX = 960;
const QUALITY = 60;

const nameOf = (position: number): string => `${String(position + 1).padStart(3, "0")}.webp`;

/**
 * Moments of a video at one distance from each other, the first at its beginning.
 *
 * Its data: `{ durationMs, everyMs }`.
 */
export async function makeFrames(input: MakeInput<Extract<Recipe, { recipe: "frames" }>>): Promise<Made> {
  const { path, folder, signal, progress, recipe } = input;
  const source = await openVideo(path, signal, requireFfmpeg());
  const size = within(source, SIDE_PX);
  const files: MadeFile[] = [];
  const raw = { width: size.widthPx, height: size.heightPx, channels: 3 } as const;
  await readFrames(source, { size, count: recipe.count }, signal, async (frame, position) => {
    const name = nameOf(position);
    await sharp(frame, { raw }).webp({ quality: QUALITY }).toFile(join(folder, name));
    files.push({ name, mediaType: "image/webp", ...size });
    progress((position + 1) / recipe.count);
  });
  if (files.length !== recipe.count) throw new MediaError(BROKEN_SENTENCE);
  const durationMs = Math.round(source.durationS * 1000);
  return { files, data: { durationMs, everyMs: durationMs / recipe.count } };
}
