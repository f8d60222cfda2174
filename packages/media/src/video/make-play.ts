import type { Recipe } from "@nv/contracts/schemas";
import type { Made, MakeInput } from "../maker.ts";
import { framesEvery, h264, imagesOf, mostKbpsFor } from "./encoding.ts";
import { requireFfmpeg } from "./ffmpeg.ts";
import { loudnessFilter } from "./loudness.ts";
import { paced, shownAs } from "./picture-filters.ts";
import { playedSizes, type SizePx } from "./video-sizes.ts";
import { openVideo, type VideoSource } from "./video-source.ts";
import { type SizesWanted, writeSizes } from "./write-sizes.ts";

/** Quality at which compression is not seen on a phone or a desk, and what a second may weigh at most at full HD, kilobits. */
const QUALITY = 23;
const FULL_KBPS = 6000;

/** Key frames every so often, seconds: a player jumps to one. */
const KEY_FRAMES_EVERY_S = 2;

/** Share of the work that listening takes, 0 to 1. */
const LISTENING = 0.1;

/** Returns the sizes to write of a video that is played, and how. @param loudness - Filters of its sound. */
export function playWanted(source: VideoSource, loudness: readonly string[]): SizesWanted {
  const sizes = playedSizes(source);
  const [largest] = sizes;
  const images = `${imagesOf(source)}${[paced(source), ...(largest ? shownAs(source, largest) : [])].join(",")}[whole]`;
  const labels = sizes.map((_, position) => `[sound${position}]`);
  const heard = ["aresample=48000", ...loudness, "aresample=48000", `asplit=${sizes.length}`].join(",");
  const hasSound = source.audioIndex !== null;
  return {
    sizes,
    graph: hasSound ? `${images};[0:${source.audioIndex}]${heard}${labels.join("")}` : images,
    ...(hasSound ? { sound: labels } : {}),
    encode: (size: SizePx) =>
      h264({
        quality: QUALITY,
        preset: "veryfast",
        keyFramesEvery: framesEvery(source, KEY_FRAMES_EVERY_S),
        marksCuts: true,
        mostKbps: mostKbpsFor(size, FULL_KBPS),
      }),
    lastsS: source.durationS,
  };
}

/**
 * A video to be played with its sound, at several heights.
 *
 * Its data: `{ durationMs, hasSound, isPaler }`, the last of them where it is HDR and this machine's ffmpeg could not bring its
 * light down.
 */
export async function makePlay(input: MakeInput<Extract<Recipe, { recipe: "play" }>>): Promise<Made> {
  const { path, signal, progress } = input;
  const source = await openVideo(path, signal, requireFfmpeg());
  const listening = source.audioIndex === null ? 0 : LISTENING;
  const loudness = await loudnessFilter(source, signal, (ratio) => progress(Math.min(1, ratio) * listening));
  const wanted = playWanted(source, loudness);
  const files = await writeSizes(input, source, wanted, (ratio) => progress(listening + ratio * (1 - listening)));
  const durationMs = Math.round(source.durationS * 1000);
  return {
    files,
    data: { durationMs, hasSound: source.audioIndex !== null, isPaler: source.isHdr && !source.canMapLight },
  };
}
