import type { Readable } from "node:stream";
import { BEGINNING, imagesOf, inputOf } from "./encoding.ts";
import { shownAs } from "./picture-filters.ts";
import { runProgram } from "./run-program.ts";
import type { SizePx } from "./video-sizes.ts";
import type { VideoSource } from "./video-source.ts";

/** Which frames are read. */
export interface FramesWanted {
  readonly size: SizePx;
  /** At one distance from each other, the first at the beginning; one alone is the first from `fromS`. */
  readonly count: number;
  /** Moment at which reading begins, seconds. */
  readonly fromS?: number;
}

/** Cuts what comes into frames, one of which is held. */
const takeFrames =
  (frameBytes: number, take: (frame: Buffer, position: number) => Promise<void>) =>
  async (output: Readable): Promise<number> => {
    let frame = Buffer.alloc(frameBytes);
    let filled = 0;
    let frames = 0;
    for await (const chunk of output) {
      const bytes = Buffer.from(chunk);
      for (let from = 0; from < bytes.length; ) {
        const copied = bytes.copy(frame, filled, from);
        from += copied;
        filled += copied;
        if (filled < frameBytes) continue;
        await take(frame, frames);
        frames += 1;
        filled = 0;
        frame = Buffer.alloc(frameBytes);
      }
    }
    return frames;
  };

/** Frames at one distance: what is seen at each moment, and the last one where there is no other. */
function spaced({ durationS }: VideoSource, count: number): readonly string[] {
  if (count === 1) return [];
  const rate = `${count * 1000}/${Math.round(durationS * 1000)}`;
  return [`fps=${rate}:round=up:start_time=0`, `tpad=stop_mode=clone:stop=${count}`];
}

/**
 * Reads frames as red, green and blue of each pixel, one after another.
 *
 * @param take - Gets each one; the next waits for it.
 * @returns How many there were.
 */
export async function readFrames(
  source: VideoSource,
  { size, count, fromS = 0 }: FramesWanted,
  signal: AbortSignal,
  take: (frame: Buffer, position: number) => Promise<void>,
): Promise<number> {
  const graph = [...spaced(source, count), ...shownAs(source, size), "format=rgb24"].join(",");
  const raw = ["-map", "[seen]", "-frames:v", String(count), "-f", "rawvideo", "-pix_fmt", "rgb24", "pipe:1"];
  const { output } = await runProgram({
    program: source.programs.ffmpeg,
    args: [...BEGINNING, ...inputOf(source, fromS), "-filter_complex", `${imagesOf(source)}${graph}[seen]`, ...raw],
    signal,
    read: takeFrames(size.widthPx * size.heightPx * 3, take),
  });
  return output;
}
