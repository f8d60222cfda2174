import { MediaError } from "../maker.ts";
import type { FfmpegPrograms } from "./ffmpeg.ts";
import { outputRate } from "./output-rate.ts";
import { probeVideo, type VideoProbe } from "./probe-video.ts";
import type { Rational } from "./rational.ts";
import { readPackets } from "./read-packets.ts";
import { runProgram, textUpTo } from "./run-program.ts";

/** A video to make others from. */
export interface VideoSource extends VideoProbe {
  /** Duration of its images, seconds. */
  readonly durationS: number;
  /** The one pace of what is made from it. */
  readonly rate: Rational;
  /** Whether this ffmpeg can bring the light of HDR down to an ordinary screen. */
  readonly canMapLight: boolean;
}

/** As long as the list of filters of any build is, characters. */
const MOST_FILTERS = 500_000;

/** Whether this ffmpeg was built with zimg, which is asked only where it is needed. */
async function canMapLight({ ffmpeg }: FfmpegPrograms, signal: AbortSignal): Promise<boolean> {
  const run = { program: ffmpeg, args: ["-hide_banner", "-filters"], signal, read: textUpTo(MOST_FILTERS) };
  return / zscale /.test((await runProgram(run)).output);
}

/** Counts how long the images of a video last by its packets, seconds, where no header says it. */
async function countedDuration(probe: VideoProbe, signal: AbortSignal): Promise<number> {
  let endS = probe.startS;
  await readPackets(probe, { interval: "%", stream: probe.video.index }, signal, ({ atS, lastsS }) => {
    endS = Math.max(endS, atS + lastsS);
  });
  return endS - probe.startS;
}

/**
 * Opens a video that the library holds.
 *
 * @throws {MediaError} When it cannot be read.
 */
export async function openVideo(path: string, signal: AbortSignal, programs: FfmpegPrograms): Promise<VideoSource> {
  const probe = await probeVideo(path, signal, programs);
  const durationS = probe.durationS ?? (await countedDuration(probe, signal));
  if (!(durationS > 0)) throw new MediaError("El vídeo no dura nada.");
  return {
    ...probe,
    durationS,
    rate: outputRate(probe.averageRate, probe.baseRate),
    canMapLight: probe.isHdr && (await canMapLight(programs, signal)),
  };
}
