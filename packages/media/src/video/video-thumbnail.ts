import { join } from "node:path";
import type { Recipe } from "@nv/contracts/schemas";
import sharp from "sharp";
import type { Made, MakeInput } from "../maker.ts";
import { requireFfmpeg } from "./ffmpeg.ts";
import { readMoment } from "./read-moment.ts";
import { within } from "./video-sizes.ts";
import { openVideo } from "./video-source.ts";

/** Longer side, pixels. */
const SIDE_PX = 480;

/** Moment of a video at which the picture is taken, 0 to 1: many begin in black. */
const MOMENT = 0.2;

/** A small picture of a video, for lists. */
export async function makeVideoThumbnail(input: MakeInput<Extract<Recipe, { recipe: "thumbnail" }>>): Promise<Made> {
  const { path, folder, signal, progress } = input;
  const source = await openVideo(path, signal, requireFfmpeg());
  const size = within(source, SIDE_PX);
  const frame = await readMoment(source, source.durationS * MOMENT, size, signal);
  const picture = sharp(frame, { raw: { width: size.widthPx, height: size.heightPx, channels: 3 } });
  await picture.webp({ quality: 75 }).toFile(join(folder, "thumbnail.webp"));
  progress(1);
  return { files: [{ name: "thumbnail.webp", mediaType: "image/webp", ...size }], data: null };
}
