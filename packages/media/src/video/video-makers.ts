import { makeFrames } from "./make-frames.ts";
import { makeLoop } from "./make-loop.ts";
import { makePlay } from "./make-play.ts";
import { makePoster } from "./make-poster.ts";
import { makeScrub } from "./make-scrub.ts";
import { makeWaveform } from "./make-waveform.ts";

/** Makers of the recipes of a video, by the recipe's name. */
export const VIDEO_MAKERS = {
  play: makePlay,
  loop: makeLoop,
  scrub: makeScrub,
  poster: makePoster,
  frames: makeFrames,
  waveform: makeWaveform,
} as const;

/** Version of each recipe of a video: raised when what it makes changes. */
export const VIDEO_VERSIONS: Readonly<Record<keyof typeof VIDEO_MAKERS, number>> = {
  play: 1,
  loop: 1,
  scrub: 1,
  poster: 1,
  frames: 1,
  waveform: 1,
};
