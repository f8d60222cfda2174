import type { Recipe } from "@nv/contracts/schemas";
import { type Made, type MakeInput, MediaError } from "../maker.ts";
import { h264, imagesOf, mostKbpsFor } from "./encoding.ts";
import { requireFfmpeg } from "./ffmpeg.ts";
import { type PartOfVideo, partOf } from "./part-of.ts";
import { shownAs } from "./picture-filters.ts";
import { type SizePx, scrubbedSizes } from "./video-sizes.ts";
import { openVideo } from "./video-source.ts";
import { type SizesWanted, writeSizes } from "./write-sizes.ts";

/** Longest that can be moved through, seconds. */
const MOST_S = 20;

/** Frames a second, and from a key frame to the next: to show any, eight are decoded at most. */
const RATE = 24;
const KEY_FRAMES_EVERY = 8;

const QUALITY = 24;
/** Highest bit rate at full HD, kilobits a second. */
const FULL_KBPS = 12_000;
/** Largest size of the smaller file, bytes: it is for phones, and is needed whole. */
const PHONE_BYTES = 8_000_000;

/** Returns the highest bit rate at which the whole does not exceed a size, kilobits a second; one second more is the encoder's slack. */
const kbpsOfWhole = (bytes: number, seconds: number): number => Math.floor((bytes * 8) / 1000 / (seconds + 1));

/** Returns the sizes to write of a video that is moved through, and how. */
export function scrubWanted({ source, cut }: Pick<PartOfVideo, "source" | "cut">): SizesWanted {
  const sizes = scrubbedSizes(source);
  const [largest] = sizes;
  const smallest = sizes.at(-1);
  const images = [`fps=${RATE}`, ...(largest ? shownAs(source, largest) : [])].join(",");
  const mostKbps = (size: SizePx): number => {
    const most = mostKbpsFor(size, FULL_KBPS);
    return size === smallest ? Math.min(most, kbpsOfWhole(PHONE_BYTES, source.durationS)) : most;
  };
  return {
    sizes,
    graph: `${imagesOf(source)}${cut}${images}[whole]`,
    encode: (size) =>
      h264({
        quality: QUALITY,
        preset: "medium",
        keyFramesEvery: KEY_FRAMES_EVERY,
        marksCuts: false,
        mostKbps: mostKbps(size),
      }),
    lastsS: source.durationS,
  };
}

/**
 * A silent video that can be moved through by its frames, or a part of one, at several heights.
 *
 * Its data: `{ durationMs, framesPerSecond, keyFramesEvery }`, the last of them in frames.
 *
 * @throws {MediaError} When it is longer than can be moved through.
 */
export async function makeScrub(input: MakeInput<Extract<Recipe, { recipe: "scrub" }>>): Promise<Made> {
  const { path, signal, progress, recipe } = input;
  const used = partOf(await openVideo(path, signal, requireFfmpeg()), recipe.part);
  const { source } = used;
  if (source.durationS > MOST_S + 1 / RATE)
    throw new MediaError(
      `Para avanzar con el desplazamiento el vídeo puede durar ${MOST_S} s como mucho. Recórtalo a ${MOST_S} s o divídelo en dos bloques, o usa solo una parte.`,
    );
  const files = await writeSizes(input, source, scrubWanted(used), progress);
  const durationMs = Math.round(source.durationS * 1000);
  return { files, data: { durationMs, framesPerSecond: RATE, keyFramesEvery: KEY_FRAMES_EVERY } };
}
