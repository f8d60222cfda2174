import { join } from "node:path";
import type { Recipe } from "@nv/contracts/schemas";
import sharp from "sharp";
import { type Made, type MadeFile, type MakeInput, MediaError } from "../maker.ts";
import { requireFfmpeg } from "./ffmpeg.ts";
import { FRAME_QUALITY, FRAME_SIDE_PX, frameName } from "./frame-size.ts";
import { partOf } from "./part-of.ts";
import { BROKEN_SENTENCE } from "./program-end.ts";
import { readFrames } from "./read-frames.ts";
import { within } from "./video-sizes.ts";
import { openVideo } from "./video-source.ts";

/**
 * Moments of a video, or of a part of it, at one distance from each other, the first at its beginning.
 *
 * Its data: `{ durationMs, everyMs }`.
 */
export async function makeFrames(input: MakeInput<Extract<Recipe, { recipe: "frames" }>>): Promise<Made> {
  const { path, folder, signal, progress, recipe } = input;
  const { source, fromS } = partOf(await openVideo(path, signal, requireFfmpeg()), recipe.part);
  const size = within(source, FRAME_SIDE_PX);
  const files: MadeFile[] = [];
  const raw = { width: size.widthPx, height: size.heightPx, channels: 3 } as const;
  await readFrames(source, { size, count: recipe.count, fromS }, signal, async (frame, position) => {
    const name = frameName(position);
    await sharp(frame, { raw }).webp({ quality: FRAME_QUALITY }).toFile(join(folder, name));
    files.push({ name, mediaType: "image/webp", ...size });
    progress((position + 1) / recipe.count);
  });
  if (files.length !== recipe.count) throw new MediaError(BROKEN_SENTENCE);
  const durationMs = Math.round(source.durationS * 1000);
  return { files, data: { durationMs, everyMs: durationMs / recipe.count } };
}
