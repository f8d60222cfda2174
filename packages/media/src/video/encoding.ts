import { rateOf } from "./rational.ts";
import { INPUT_LIMITS } from "./video-formats.ts";
import type { VideoSource } from "./video-source.ts";

/** Threads that a process takes: people's requests need the others. */
const THREADS = "2";

/** A little more than it lasts, seconds: a header that lies makes no file without end. */
const OVER_S = 1;

/** Arguments that every run of ffmpeg begins with. Progress goes to its fourth pipe. */
export const BEGINNING: readonly string[] = [
  ...["-nostdin", "-hide_banner", "-v", "error", "-y", "-filter_complex_threads", THREADS, "-progress", "pipe:3"],
  ...["-stats_period", "0.5"],
];

/** A video as what is read. @param fromS - Where reading begins, seconds. */
export function inputOf(
  { path, inputFormat }: Pick<VideoSource, "path" | "inputFormat">,
  fromS = 0,
): readonly string[] {
  const seek = fromS > 0 ? ["-ss", fromS.toFixed(3)] : [];
  return ["-threads", THREADS, ...INPUT_LIMITS, "-f", inputFormat, ...seek, "-i", `file:${path}`];
}

/** The stream of images in a filter graph; the first of several. */
export const imagesOf = ({ video }: VideoSource): string => `[0:${video.index}]`;

/** Options of the encoding in H.264. */
export interface H264 {
  /** Constant quality: 0 to 51, less is better. */
  readonly quality: number;
  readonly preset: "veryfast" | "medium";
  /** Frames from a key frame to the next. */
  readonly keyFramesEvery: number;
  /** Whether a cut of the film begins with a key frame of its own. */
  readonly marksCuts: boolean;
  /** Most that a second may weigh, kilobits. */
  readonly mostKbps: number;
}

/** H.264 that every browser plays, with nothing of its source's labels: places, owners, devices. */
export function h264({ quality, preset, keyFramesEvery, marksCuts, mostKbps }: H264): readonly string[] {
  return [
    ...["-c:v", "libx264", "-profile:v", "high", "-preset", preset, "-crf", String(quality), "-pix_fmt", "yuv420p"],
    ...[
      "-g",
      String(keyFramesEvery),
      ...(marksCuts ? [] : ["-keyint_min", String(keyFramesEvery), "-sc_threshold", "0"]),
    ],
    ...["-maxrate", `${mostKbps}k`, "-bufsize", `${mostKbps}k`, "-threads", THREADS],
    ...["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv"],
  ];
}

/** A file of the web: it plays while it comes, and says nothing but itself. */
export function webFile(path: string, { durationS }: Pick<VideoSource, "durationS">): readonly string[] {
  return [
    ...["-t", (durationS + OVER_S).toFixed(3), "-map_metadata", "-1", "-map_chapters", "-1", "-sn", "-dn", "-bitexact"],
    ...["-movflags", "+faststart", "-f", "mp4", `file:${path}`],
  ];
}

/** Frames from a key frame to the next where one comes every so often. */
export const framesEvery = ({ rate }: VideoSource, seconds: number): number =>
  Math.max(1, Math.round(rateOf(rate) * seconds));

/** Sides of a frame, pixels, that {@link mostKbpsFor} is reckoned from. */
const FULL_HD_PIXELS = 1920 * 1080;

/** Returns the maximum bit rate at a size, kilobits per second, from the maximum at 1920 × 1080: smaller sizes need more for each pixel. */
export function mostKbpsFor(
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
  fullKbps: number,
): number {
  return Math.ceil(fullKbps * Math.min(1, ((widthPx * heightPx) / FULL_HD_PIXELS) ** 0.75)) + 200;
}
