import { join } from "node:path";
import type { Recipe } from "@nv/contracts/schemas";
import { type Made, type MakeInput, MediaError } from "../maker.ts";
import { framesEvery, h264, imagesOf, mostKbpsFor } from "./encoding.ts";
import { requireFfmpeg } from "./ffmpeg.ts";
import { brightestBands, type LuminanceBands, luminanceBands } from "./luminance.ts";
import { paced, shownAs } from "./picture-filters.ts";
import { rateOf } from "./rational.ts";
import { readFrames } from "./read-frames.ts";
import { playedSizes, type SizePx, within } from "./video-sizes.ts";
import { openVideo, type VideoSource } from "./video-source.ts";
import { type SizesWanted, writeSizes } from "./write-sizes.ts";

/** Longest loop, seconds: it is decoration, and is fetched whole. */
const MOST_S = 15;

/** Time that the end takes to become the beginning, seconds; a third of a very short video. */
const SEAM_S = 0.5;
const SEAM_SHARE = 1 / 3;

const QUALITY = 26;
/** Highest bit rate at full HD, kilobits a second. */
const FULL_KBPS = 5000;
/** Largest size of the smallest file, bytes: it is for phones. */
const PHONE_BYTES = 4_000_000;

const KEY_FRAMES_EVERY_S = 2;

/** Frames in which contrast is measured, and the side at which it is: a title is larger than what is lost. */
const MEASURED_FRAMES = 5;
const MEASURED_SIDE_PX = 320;

/** A loop in frames: what is exact. */
export interface Seam {
  /** Frames of the source. */
  readonly frames: number;
  /** Frames that its end and its beginning share. */
  readonly shared: number;
}

/** Returns the seam of a loop. @param durationS - Of the source, seconds. */
export function seamOf(durationS: number, framesPerSecond: number): Seam {
  const frames = Math.max(1, Math.round(durationS * framesPerSecond));
  const wanted = Math.round(Math.min(SEAM_S, durationS * SEAM_SHARE) * framesPerSecond);
  return { frames, shared: frames < 3 ? 0 : Math.max(1, wanted) };
}

/**
 * The graph of a loop: it begins where the shared frames end, and its end becomes the beginning of the source, so that its last
 * frame is followed by its first.
 */
function loopGraph(source: VideoSource, { frames, shared }: Seam, largest: SizePx): string {
  const filled = "tpad=stop_mode=clone:stop_duration=1"; // As many frames as were reckoned, whatever the header says.
  const shown = [paced(source), filled, `trim=end_frame=${frames}`, "setpts=PTS-STARTPTS", ...shownAs(source, largest)];
  if (shared === 0) return `${imagesOf(source)}${shown.join(",")}[whole]`;
  const seconds = (count: number): string => (count / rateOf(source.rate)).toFixed(6);
  const fade = `xfade=transition=fade:duration=${seconds(shared)}:offset=${seconds(frames - 2 * shared)}`;
  return [
    `${imagesOf(source)}${shown.join(",")},split=2[one][other]`,
    `[one]trim=start_frame=${shared},setpts=PTS-STARTPTS[body]`,
    `[other]trim=end_frame=${shared},setpts=PTS-STARTPTS[head]`,
    `[body][head]${fade},format=yuv420p[whole]`,
  ].join(";");
}

const kbpsOfWhole = (bytes: number, seconds: number): number => Math.floor((bytes * 8) / 1000 / (seconds + 1));

/** Returns the sizes to write of a loop, and how. */
export function loopWanted(source: VideoSource, seam: Seam): SizesWanted {
  const sizes = playedSizes(source);
  const smallest = sizes.at(-1);
  const lastsS = (seam.frames - seam.shared) / rateOf(source.rate);
  const mostKbps = (size: SizePx): number => {
    const most = mostKbpsFor(size, FULL_KBPS);
    return size === smallest ? Math.min(most, kbpsOfWhole(PHONE_BYTES, lastsS)) : most;
  };
  return {
    sizes,
    graph: loopGraph(source, seam, sizes[0] ?? source),
    encode: (size) =>
      h264({
        quality: QUALITY,
        preset: "medium",
        keyFramesEvery: framesEvery(source, KEY_FRAMES_EVERY_S),
        marksCuts: true,
        mostKbps: mostKbps(size),
      }),
    lastsS,
  };
}

/** The brightest that stands behind a title, in five frames of what was made. */
async function measureLuminance(path: string, signal: AbortSignal): Promise<LuminanceBands> {
  const made = await openVideo(path, signal, requireFfmpeg());
  const size = within(made, MEASURED_SIDE_PX);
  const bands: LuminanceBands[] = [];
  await readFrames(made, { size, count: MEASURED_FRAMES }, signal, async (frame) => {
    bands.push(luminanceBands(frame, size));
  });
  return brightestBands(bands);
}

/**
 * A silent video that begins again without a seam, at several heights.
 *
 * Its data: `{ durationMs, startsAtMs, luminance: { top, middle, bottom } }`. `startsAtMs` is the moment of the source that its
 * first frame is, for the poster that stands in its place; `luminance`, of each third, the relative luminance (WCAG, 0 to 1)
 * that 95 of 100 pixels do not pass, the highest of five frames.
 *
 * @throws {MediaError} When it is longer than a loop may be.
 */
export async function makeLoop(input: MakeInput<Extract<Recipe, { recipe: "loop" }>>): Promise<Made> {
  const { path, folder, signal, progress } = input;
  const source = await openVideo(path, signal, requireFfmpeg());
  const framesPerSecond = rateOf(source.rate);
  if (source.durationS > MOST_S + 1 / framesPerSecond)
    throw new MediaError(
      `Para repetirse sin fin el vídeo puede durar ${MOST_S} s como mucho. Recórtalo y vuelve a subirlo.`,
    );
  const seam = seamOf(source.durationS, framesPerSecond);
  const wanted = loopWanted(source, seam);
  const files = await writeSizes(input, source, wanted, (ratio) => progress(ratio * 0.95));
  const smallest = files.at(-1);
  const luminance = smallest === undefined ? null : await measureLuminance(join(folder, smallest.name), signal);
  progress(1);
  const startsAtMs = Math.round((seam.shared / framesPerSecond) * 1000);
  return { files, data: { durationMs: Math.round(wanted.lastsS * 1000), startsAtMs, luminance } };
}
