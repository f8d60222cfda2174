import { MediaError, SoundAloneError } from "../maker.ts";
import type { FfmpegPrograms } from "./ffmpeg.ts";
import { Probed, type ProbedStream } from "./probe-schemas.ts";
import { CUT_SHORT_SENTENCE, isCutShort } from "./program-end.ts";
import { type Rational, rateOf, readRational } from "./rational.ts";
import { runProgram, textUpTo } from "./run-program.ts";
import { formatName, INPUT_LIMITS, inputFormat } from "./video-formats.ts";

/** Facts of a video, read from its header. */
export interface VideoProbe {
  readonly path: string;
  readonly programs: FfmpegPrograms;
  /** For people, as `mp4`. */
  readonly format: string;
  /** For ffmpeg, as `mov`. */
  readonly inputFormat: string;
  readonly video: ProbedStream;
  /** The stream of its sound; `null` for a silent one. */
  readonly audioIndex: number | null;
  /** As it is shown: turned, with square pixels. */
  readonly widthPx: number;
  readonly heightPx: number;
  readonly rotation: 0 | 90 | 180 | 270;
  /** `null` when the header does not say it. */
  readonly durationS: number | null;
  /** Time of its first frame, seconds. */
  readonly startS: number;
  readonly bitDepth: number;
  readonly isHdr: boolean;
  /** Frames a second, on average. */
  readonly averageRate: Rational | null;
  /** The rate that all its times fall on. */
  readonly baseRate: Rational | null;
}

/** As much as a header may say, characters. */
const MOST_HEADER = 2_000_000;

/** Entries that ffprobe is asked for, so that no label of any length comes with them. */
const ENTRIES = [
  "format=format_name,start_time,duration",
  "format_tags=major_brand",
  `stream=${[
    ...["index", "codec_type", "codec_name", "width", "height", "sample_aspect_ratio", "pix_fmt", "field_order"],
    ...["color_range", "color_space", "color_transfer", "color_primaries"],
    ...["r_frame_rate", "avg_frame_rate", "start_time", "duration", "channels"],
  ]}`,
  "stream_disposition=attached_pic",
  "stream_tags=rotate,DURATION",
  "stream_side_data=rotation",
];

/** Curves of brightness that go beyond what an ordinary screen shows: PQ and HLG. */
const HDR_CURVES = new Set(["smpte2084", "arib-std-b67"]);

const EIGHT_BITS = 8;

/** Bits of each channel, from the name of its pixels: `yuv420p10le`, `p010le`, `rgb48be`. */
export function bitDepthOf(pixels: string): number {
  if (/^(?:rgb|bgr)(?:48|96)|^(?:rgb|bgr)a64/.test(pixels)) return 16;
  const bits = Number(/(?:p|gray|^p0|^y2|^xyz)(\d{1,2})(?:le|be)$/.exec(pixels)?.[1]);
  return bits > EIGHT_BITS ? bits : EIGHT_BITS;
}

/** Degrees clockwise. ffprobe says them the other way round. */
function rotationOf({ side_data_list, tags }: ProbedStream): VideoProbe["rotation"] {
  const counted = side_data_list.map(({ rotation }) => rotation).find((degrees) => degrees !== undefined);
  const clockwise = counted === undefined ? Number(tags.rotate ?? 0) : -counted;
  const quarters = Number.isFinite(clockwise) ? ((Math.round(clockwise / 90) % 4) + 4) % 4 : 0;
  return ([0, 90, 180, 270] as const)[quarters] ?? 0;
}

/** Returns the ratio of the width of the pixels to their height: old tapes and some cameras squeeze them. */
function pixelShape(ratio: string | undefined): number {
  const [width, height] = (ratio ?? "").split(":").map(Number);
  return width && height && width > 0 && height > 0 ? width / height : 1;
}

function shownSize(stream: ProbedStream, rotation: number) {
  const widthPx = Math.round(stream.width * pixelShape(stream.sample_aspect_ratio));
  const isOnItsSide = rotation % 180 !== 0;
  return isOnItsSide ? { widthPx: stream.height, heightPx: widthPx } : { widthPx, heightPx: stream.height };
}

/** Reads `00:00:02.040000000`, as Matroska labels its streams. */
function labelledDuration(label: string | undefined): number | null {
  const parts = /^(\d{2,4}):(\d{2}):(\d{2}(?:\.\d{1,12})?)$/.exec(label ?? "");
  return parts === null ? null : Number(parts[1]) * 3600 + Number(parts[2]) * 60 + Number(parts[3]);
}

function videoStream({ streams }: Probed): ProbedStream {
  const found = streams.find((stream) => stream.codec_type === "video" && stream.disposition.attached_pic === 0);
  if (found !== undefined) return found;
  const hasSound = streams.some(({ codec_type }) => codec_type === "audio");
  if (hasSound) throw new SoundAloneError("El archivo solo tiene sonido: no lleva ninguna imagen de vídeo.");
  throw new MediaError("El archivo no lleva ningún vídeo.");
}

function describe(path: string, programs: FfmpegPrograms, probed: Probed): VideoProbe {
  const video = videoStream(probed);
  const rotation = rotationOf(video);
  const { format_name, duration, start_time, tags } = probed.format;
  return {
    path,
    programs,
    format: formatName(format_name, video.codec_name, tags.major_brand),
    inputFormat: inputFormat(format_name),
    video,
    audioIndex: probed.streams.find(({ codec_type }) => codec_type === "audio")?.index ?? null,
    ...shownSize(video, rotation),
    rotation,
    durationS: video.duration ?? labelledDuration(video.tags.DURATION) ?? duration ?? null,
    startS: video.start_time ?? start_time ?? 0,
    bitDepth: bitDepthOf(video.pix_fmt),
    isHdr: HDR_CURVES.has(video.color_transfer ?? ""),
    averageRate: readRational(video.avg_frame_rate),
    baseRate: readRational(video.r_frame_rate),
  };
}

/**
 * Reads the header of a video or of a sound, as ffprobe tells it.
 *
 * @throws {MediaError} When it is none that is admitted, or is cut short.
 */
export async function probe(path: string, signal: AbortSignal, programs: FfmpegPrograms): Promise<Probed> {
  const entries = ["-show_entries", ENTRIES.join(":")];
  const args = ["-v", "error", "-hide_banner", ...INPUT_LIMITS, ...entries, "-of", "json", "-i", `file:${path}`];
  const run = { program: programs.ffprobe, args, signal, read: textUpTo(MOST_HEADER) };
  const { output, complaints } = await runProgram(run);
  const probed = Probed.safeParse(JSON.parse(output));
  if (probed.success) return probed.data;
  if (isCutShort(complaints)) throw new MediaError(CUT_SHORT_SENTENCE);
  throw new Error("ffprobe answers otherwise than it did.", { cause: probed.error });
}

/**
 * Reads the header of a video.
 *
 * @throws {MediaError} When it is no video that is admitted, or is cut short.
 */
export const probeVideo = async (path: string, signal: AbortSignal, programs: FfmpegPrograms): Promise<VideoProbe> =>
  describe(path, programs, await probe(path, signal, programs));

/** Frames a second on average; 0 when nothing says it. */
export function averageRate({ averageRate: average, baseRate }: VideoProbe): number {
  const rate = average ?? baseRate;
  return rate === null ? 0 : rateOf(rate);
}
