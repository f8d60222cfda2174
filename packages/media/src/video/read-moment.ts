import { MediaError } from "../maker.ts";
import { BROKEN_SENTENCE } from "./program-end.ts";
import { readFrames } from "./read-frames.ts";
import type { SizePx } from "./video-sizes.ts";
import type { VideoSource } from "./video-source.ts";

/** Steps back in search of a frame where the wanted moment has none, seconds: headers say that videos last longer than they do. */
const EARLIER_S = [0, 0.1, 0.5, 2];

/**
 * The frame that is seen at a moment; near the end, the last one.
 *
 * @returns Red, green and blue of each pixel.
 * @throws {MediaError} When there is none.
 */
export async function readMoment(source: VideoSource, atS: number, size: SizePx, signal: AbortSignal): Promise<Buffer> {
  for (const earlierS of EARLIER_S) {
    const fromS = Math.max(0, Math.min(atS, source.durationS) - earlierS);
    let found: Buffer | null = null;
    await readFrames(source, { size, count: 1, fromS }, signal, async (frame) => {
      found = frame;
    });
    if (found !== null) return found;
  }
  throw new MediaError(BROKEN_SENTENCE);
}
