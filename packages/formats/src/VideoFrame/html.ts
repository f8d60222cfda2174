import {
  type FileOf,
  fallbackHtml,
  pictureHtml,
  type ShownPicture,
  sizedParts,
  UPRIGHT_BELOW_PX,
  videoParts,
} from "@nv/piece-parts";
import type { BlockInput, BlockParts } from "../format.ts";
import { frameAt, HOLD_SHARES } from "../frames/core/stops.ts";
import { frameHtml, framesOf } from "../frames/still-frame.ts";
import { beginningOf, framesOfBlock, momentsOf, posterAt, scrubData, scrubOf, videosOf } from "./scrubbed-videos.ts";
import type { VideoFrameBlock } from "./settings.ts";

/** Describes one version of the video for the runtime. */
function versionOf(block: VideoFrameBlock, source: string, file: FileOf) {
  const scrub = file(source, scrubOf(block));
  const { durationMs, framesPerSecond } = scrubData(scrub);
  const frames = framesOf(file(source, framesOfBlock(block)));
  return {
    durationMs,
    framesPerSecond,
    sizes: sizedParts(videoParts(scrub)).map(({ part: { src, sizeBytes }, upToPx }) => ({ src, sizeBytes, upToPx })),
    frames: frames.map(({ src }) => src),
    framesBytes: frames.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
  };
}

/** The moment that is seen first, and over it a canvas on which the video is moved through; without movement the moment of each step. */
export function videoFrameHtml(block: VideoFrameBlock, { file, isFirst }: BlockInput): BlockParts {
  const { steps } = block;
  const videos = videosOf(block);
  const { video } = block.settings;
  const made = file(video, scrubOf(block));
  const { durationMs } = scrubData(made);
  const moments = momentsOf(block, durationMs);
  const beginning = beginningOf(block);
  const posters = (atMs: number): readonly ShownPicture[] =>
    videos
      .map(({ source }) => file(source, posterAt(atMs)))
      .map((poster, place) => ({ file: poster, minWidthPx: place === videos.length - 1 ? 0 : UPRIGHT_BELOW_PX }));
  const frames = framesOf(file(video, framesOfBlock(block)));
  const said = steps.map(({ alt }, place) => alt || (place === 0 ? made.altText : ""));
  const stills = steps.map(({ alt, data }, place) => {
    const told = alt || made.altText;
    // Only of a moment that somebody said is there a picture that is sharp on any screen.
    if (data.atMs !== null || place === 0)
      return fallbackHtml(pictureHtml(posters(data.atMs ?? beginning), told, { isLate: true }));
    const frame = frames[frameAt(moments[place] ?? 0, durationMs / frames.length, frames.length)];
    return fallbackHtml(frameHtml(frame, told, { isLate: true }));
  });
  return {
    scene: `${pictureHtml(posters(steps[0]?.data.atMs ?? beginning), "", { isLate: !isFirst })}<canvas></canvas>`,
    stills,
    said,
    own: {
      stops: steps.map(({ data }, place) => ({ at: Math.round(moments[place] ?? 0), hold: HOLD_SHARES[data.hold] })),
      versions: videos.map(({ source }) => versionOf(block, source, file)),
      uprightBelowPx: UPRIGHT_BELOW_PX,
    },
  };
}
