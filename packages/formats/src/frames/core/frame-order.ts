/** Frames are fetched coarsely first, so that there is soon something near whatever is wanted: every eighth, then those between. */
const STRIDES = [8, 4, 2, 1] as const;

/** The one of some frames that is nearest to another; `null` for none of none. */
export function nearestFrame(frames: Iterable<number>, wanted: number): number | null {
  let nearest: number | null = null;
  for (const frame of frames)
    if (nearest === null || Math.abs(frame - wanted) < Math.abs(nearest - wanted)) nearest = frame;
  return nearest;
}

/**
 * The frame to fetch next: of the coarsest frames that are missing, the one nearest to where the reader is.
 *
 * @param isAsked - Whether a frame was asked for already.
 * @returns `null` when all were.
 */
export function nextFrame(count: number, isAsked: (frame: number) => boolean, wanted: number): number | null {
  for (const stride of STRIDES) {
    const missing = Array.from({ length: count }, (_, frame) => frame).filter(
      (frame) => (frame % stride === 0 || frame === count - 1) && !isAsked(frame),
    );
    const next = nearestFrame(missing, wanted);
    if (next !== null) return next;
  }
  return null;
}
