import type { VideoFacts } from "@nv/contracts/schemas";
import { MediaError } from "../maker.ts";
import { type FfmpegPrograms, requireFfmpeg } from "./ffmpeg.ts";
import { type Pace, paceOf } from "./packet-pace.ts";
import { averageRate, probeVideo, type VideoProbe } from "./probe-video.ts";
import { BROKEN_SENTENCE, CUT_SHORT_SENTENCE, isCutShort, undecodableSentence } from "./program-end.ts";
import { rateOf } from "./rational.ts";
import { type Packet, readPackets } from "./read-packets.ts";
import { runProgram } from "./run-program.ts";
import { INPUT_LIMITS } from "./video-formats.ts";

/** Largest side, pixels: beyond, a single frame takes hundreds of megabytes to decode. */
const MOST_SIDE_PX = 8192;
const MOST_HOURS = 4;
const HOUR_S = 3600;

/** Length of the part of a video that is looked at for its key frames and its pace, seconds. */
const LOOKED_AT_S = 60;

/** Most packets that are kept of it: the pace of a thousand frames a second is no different after a minute. */
const MOST_PACKETS = 60_000;

/** Distance from the end of a video at which its last packets are looked for, seconds. */
const NEAR_END_S = 4;

/** Most that a whole file may end before its header says, as a share and in seconds: headers round, and sound and image end apart. */
const EARLY_RATIO = 0.03;
const EARLY_S = 0.5;

/** Greatest difference between the average rate of a video and the rate of its times, as a share. */
const RATE_RATIO = 0.05;

function requireSize({ video, widthPx, heightPx }: VideoProbe): void {
  if (video.codec_name === "unknown" || video.codec_name === "none")
    throw new MediaError(undecodableSentence("desconocido"));
  if (widthPx <= 0 || heightPx <= 0) throw new MediaError(BROKEN_SENTENCE);
  if (Math.max(widthPx, heightPx) > MOST_SIDE_PX)
    throw new MediaError(
      `El vídeo mide ${widthPx} × ${heightPx} píxeles y el lado mayor no puede pasar de ${MOST_SIDE_PX}. Redúcelo y vuelve a subirlo.`,
    );
}

function requireDuration(durationS: number): void {
  if (!(durationS > 0)) throw new MediaError("El vídeo no dura nada: no lleva ninguna imagen o su duración es cero.");
  if (durationS > MOST_HOURS * HOUR_S)
    throw new MediaError(`El vídeo dura más de ${MOST_HOURS} horas. Recórtalo y vuelve a subirlo.`);
}

/** Decodes the first frame: what says that a codec is known does not say that this machine decodes it. */
async function requireDecodable(
  { path, programs, inputFormat, video }: VideoProbe,
  signal: AbortSignal,
): Promise<void> {
  const args = [
    ...["-nostdin", "-hide_banner", "-v", "error", "-threads", "1", ...INPUT_LIMITS, "-f", inputFormat],
    ...["-i", `file:${path}`, "-map", `0:${video.index}`, "-frames:v", "1", "-progress", "pipe:1", "-f", "null", "-"],
  ];
  let frames = 0;
  await runProgram({
    program: programs.ffmpeg,
    args,
    signal,
    read: async (output) => {
      for await (const chunk of output)
        frames = Math.max(frames, Number(/^frame=\s*(\d{1,9})/m.exec(String(chunk))?.[1] ?? 0));
    },
  });
  if (frames === 0) throw new MediaError(BROKEN_SENTENCE);
}

/** The pace of the first minute. */
async function readPace(probe: VideoProbe, signal: AbortSignal): Promise<Pace> {
  const packets: Packet[] = [];
  const range = { interval: `%+${LOOKED_AT_S}`, stream: probe.video.index };
  await readPackets(probe, range, signal, (packet) => {
    if (packets.length < MOST_PACKETS) packets.push(packet);
  });
  return paceOf(packets);
}

/** Reads where the last packet of all streams ends, seconds, and what ffprobe complained of on its way there. */
async function readEnd(probe: VideoProbe, fromS: number, signal: AbortSignal) {
  let endS = 0;
  const complaints = await readPackets(probe, { interval: `${fromS.toFixed(3)}%` }, signal, ({ atS, lastsS }) => {
    endS = Math.max(endS, atS + lastsS);
  });
  return { endS: endS - probe.startS, complaints };
}

/** @returns How long it lasts, seconds: what its header says, where it is true; where it says nothing, all is read. */
async function readDuration(probe: VideoProbe, signal: AbortSignal): Promise<number> {
  const { durationS, startS } = probe;
  if (durationS !== null) requireDuration(durationS);
  const fromS = Math.max(0, startS + (durationS ?? 0) - NEAR_END_S);
  const { endS, complaints } = await readEnd(probe, fromS, signal);
  if (isCutShort(complaints)) throw new MediaError(CUT_SHORT_SENTENCE);
  if (durationS === null) return endS;
  if (endS < durationS - Math.max(EARLY_S, durationS * EARLY_RATIO)) throw new MediaError(CUT_SHORT_SENTENCE);
  return durationS;
}

function hasTwoRates({ averageRate: average, baseRate }: VideoProbe): boolean {
  if (average === null || baseRate === null) return false;
  return Math.abs(rateOf(baseRate) - rateOf(average)) > rateOf(average) * RATE_RATIO;
}

/** Hundredths are enough of a rate, and 29.97 reads better than 29.97002997. */
const roundRate = (rate: number): number => Math.round(rate * 100) / 100;

/**
 * Reads what is known of a video, without decoding more than its first frame.
 *
 * @param path - Absolute path of the file.
 * @param programs - ffmpeg's; this machine's when left out.
 * @throws {MediaError} With the sentence of what is wrong with it: cut short, no image, a codec that is not known, too long,
 *   too large; or that there is no ffmpeg.
 */
export async function readVideoFacts(
  path: string,
  signal: AbortSignal,
  programs: FfmpegPrograms = requireFfmpeg(),
): Promise<VideoFacts> {
  const probe = await probeVideo(path, signal, programs);
  requireSize(probe);
  const durationS = await readDuration(probe, signal);
  requireDuration(durationS);
  await requireDecodable(probe, signal);
  const pace = await readPace(probe, signal);
  return {
    kind: "video",
    format: probe.format,
    codec: probe.video.codec_name,
    widthPx: probe.widthPx,
    heightPx: probe.heightPx,
    durationMs: Math.max(1, Math.round(durationS * 1000)),
    framesPerSecond: roundRate(averageRate(probe)),
    isVariableRate: pace.isVariable || hasTwoRates(probe),
    keyFramesEveryMs: pace.keyFramesEveryMs,
    bitDepth: probe.bitDepth,
    isHdr: probe.isHdr,
    rotation: probe.rotation,
    hasSound: probe.audioIndex !== null,
  };
}
