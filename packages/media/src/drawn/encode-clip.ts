import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import sharp from "sharp";
import { MediaError } from "../maker.ts";
import { programEnvironment, requireFfmpeg } from "../video/ffmpeg.ts";

/** A silent video of drawings. */
export interface DrawnClip {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly framesPerSecond: number;
  readonly frames: number;
  /** @param ratio - Moment, 0 to 1. @returns SVG. */
  readonly drawAt: (ratio: number) => string;
}

/**
 * Writes a video of drawings, as somebody might have brought it.
 *
 * @param path - Absolute; ends in `.mp4`.
 * @throws {MissingProgramError} Without ffmpeg.
 */
export async function encodeClip(clip: DrawnClip, path: string, signal: AbortSignal): Promise<void> {
  const { widthPx, heightPx, framesPerSecond, frames, drawAt } = clip;
  const { ffmpeg } = requireFfmpeg();
  const input = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", `${widthPx}x${heightPx}`, "-r", String(framesPerSecond)];
  const output = [
    ...["-vf", "scale=out_color_matrix=bt709:out_range=tv", "-c:v", "libx264", "-preset", "veryfast", "-crf", "18"],
    // Colours come out as they were drawn: who reads it must not guess how they are written.
    ...["-pix_fmt", "yuv420p", "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709"],
    ...["-color_range", "tv", "-movflags", "+faststart"],
  ];
  const args = ["-hide_banner", "-nostdin", "-v", "error", ...input, "-i", "pipe:0", ...output, "-y", path];
  const child = spawn(ffmpeg, args, {
    stdio: ["pipe", "ignore", "ignore"],
    cwd: tmpdir(),
    env: programEnvironment(),
    signal,
  });
  const ended = once(child, "close");
  for (let frame = 0; frame < frames; frame += 1) {
    signal.throwIfAborted();
    const drawing = sharp(Buffer.from(drawAt(frame / (frames - 1)))).resize(widthPx, heightPx, { fit: "fill" });
    const pixels = await drawing.flatten({ background: "#fff" }).toColourspace("srgb").removeAlpha().raw().toBuffer();
    if (!child.stdin.write(pixels)) await once(child.stdin, "drain");
  }
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new MediaError("No se ha podido dibujar el vídeo.");
}
