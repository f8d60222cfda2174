import { MediaError } from "../maker.ts";
import type { VideoSource } from "./video-source.ts";

/** A part of a video, milliseconds from its beginning. */
export interface VideoPart {
  readonly fromMs: number;
  readonly toMs: number;
}

/** Shortest part that moves, seconds, and what a header may tell too much. */
const LEAST_S = 0.5;
const SLACK_S = 0.25;

const asSeconds = new Intl.NumberFormat("es", { maximumFractionDigits: 1 });

/** A video of which a part is used. */
export interface PartOfVideo {
  /** It lasts as long as the part. */
  readonly source: VideoSource;
  /** Start of the part, seconds. */
  readonly fromS: number;
  /** Filters that leave nothing but the part, each followed by a comma; empty for all of it. */
  readonly cut: string;
}

/**
 * A part of a video to make others from; all of it without a part.
 *
 * @throws {MediaError} For a part that the video does not have.
 */
export function partOf(source: VideoSource, part: VideoPart | undefined): PartOfVideo {
  if (part === undefined) return { source, fromS: 0, cut: "" };
  const fromS = part.fromMs / 1000;
  const toS = Math.min(part.toMs / 1000, source.durationS);
  if (part.toMs / 1000 > source.durationS + SLACK_S || toS - fromS < LEAST_S)
    throw new MediaError(
      `El vídeo dura ${asSeconds.format(source.durationS)} s: la parte debe caber en él y durar ${asSeconds.format(LEAST_S)} s o más.`,
    );
  return {
    source: { ...source, durationS: toS - fromS },
    fromS,
    cut: `trim=start=${fromS.toFixed(3)}:end=${toS.toFixed(3)},setpts=PTS-STARTPTS,`,
  };
}
