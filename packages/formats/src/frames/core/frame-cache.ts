import { nearestFrame } from "./frame-order.ts";

/** A decoded picture: its memory is given back when it is closed. */
export interface Decoded {
  readonly width: number;
  readonly height: number;
  close(): void;
}

/** Bytes of a decoded pixel. */
const PIXEL_BYTES = 4;

/** Keeps decoded frames up to a weight: those that nobody used for longest give way. @param mostBytes - Decoded. */
export function createFrameCache<Picture extends Decoded>(mostBytes: number) {
  /** The one used longest ago first. */
  const kept = new Map<number, Picture>();
  let bytes = 0;
  const weigh = ({ width, height }: Decoded) => width * height * PIXEL_BYTES;

  function drop(frame: number): void {
    const picture = kept.get(frame);
    if (picture === undefined) return;
    kept.delete(frame);
    bytes -= weigh(picture);
    picture.close();
  }
  return {
    has: (frame: number) => kept.has(frame),
    bytes: () => bytes,
    put(frame: number, picture: Picture): void {
      drop(frame);
      kept.set(frame, picture);
      bytes += weigh(picture);
      for (const old of kept.keys()) {
        if (bytes <= mostBytes || old === frame) return;
        drop(old);
      }
    },
    /** The picture of the kept frame that is nearest to one; `null` while nothing is kept. */
    nearest(wanted: number): { readonly frame: number; readonly picture: Picture } | null {
      const frame = nearestFrame(kept.keys(), wanted);
      const picture = frame === null ? undefined : kept.get(frame);
      if (frame === null || picture === undefined) return null;
      kept.delete(frame);
      kept.set(frame, picture);
      return { frame, picture };
    },
    clear(): void {
      for (const frame of [...kept.keys()]) drop(frame);
    },
  };
}

/** Returns the number of frames of a size that fit in so many bytes; at least one. */
export const framesWithin = (mostBytes: number, { width, height }: Pick<Decoded, "width" | "height">): number =>
  Math.max(1, Math.floor(mostBytes / (width * height * PIXEL_BYTES)));
