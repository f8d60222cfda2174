import type { Recipe } from "@nv/contracts/schemas";
import { type Made, type MakeInput, MediaError } from "../maker.ts";
import { AVIF, JPEG, WEBP } from "../pictures/encodings.ts";
import { pictureSizes } from "../pictures/picture-widths.ts";
import { writeSizes } from "../pictures/write-sizes.ts";
import { requireFfmpeg } from "./ffmpeg.ts";
import { readMoment } from "./read-moment.ts";
import { within } from "./video-sizes.ts";
import { openVideo } from "./video-source.ts";

/** Longer side of a poster, pixels. */
const SIDE_PX = 1920;

/** Share of the work that finding the moment takes, 0 to 1. */
const FINDING = 0.3;

const asSeconds = new Intl.NumberFormat("es", { maximumFractionDigits: 1 });

/**
 * A moment of a video as a picture at several widths.
 *
 * @throws {MediaError} When the moment is after its end.
 */
export async function makePoster(input: MakeInput<Extract<Recipe, { recipe: "poster" }>>): Promise<Made> {
  const { path, folder, signal, progress, recipe } = input;
  const source = await openVideo(path, signal, requireFfmpeg());
  const atS = recipe.atMs / 1000;
  if (atS > source.durationS)
    throw new MediaError(
      `El vídeo dura ${asSeconds.format(source.durationS)} s: elige para la imagen un momento anterior.`,
    );
  const size = within(source, SIDE_PX);
  const frame = await readMoment(source, atS, size, signal);
  progress(FINDING);
  const files = await writeSizes(
    { ...size, pixels: frame, channels: 3 },
    {
      folder,
      signal,
      sizes: pictureSizes(size),
      encodings: [AVIF, WEBP, JPEG],
      isDrawn: false,
      progress: (ratio) => progress(FINDING + ratio * (1 - FINDING)),
    },
  );
  return { files, data: null };
}
