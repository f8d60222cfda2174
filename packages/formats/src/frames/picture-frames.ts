import { createFrameCache, framesWithin } from "./core/frame-cache.ts";
import { nearestFrame, nextFrame } from "./core/frame-order.ts";
import { type FrameSource, isPhone } from "./frame-source.ts";

/** Memory for decoded frames, bytes: a phone's browser ends pages that take much more. */
const MOST_BYTES = { phone: 60_000_000, desk: 150_000_000 } as const;

/** Frames that are fetched at once, and decoded at once. */
const FETCHED_AT_ONCE = 6;
const DECODED_AT_ONCE = 2;

/**
 * Frames that are pictures, each with its address: fetched coarsely first, and decoded around the one that is wanted.
 *
 * @param onReady - Called when there is something nearer to what is wanted.
 */
export function createPictureFrames(addresses: readonly string[], onReady: () => void): FrameSource {
  const mostBytes = isPhone() ? MOST_BYTES.phone : MOST_BYTES.desk;
  const cache = createFrameCache<ImageBitmap>(mostBytes);
  const fetched = new Map<number, Blob>();
  const asked = new Set<number>();
  const decoding = new Set<number>();
  let fetching = 0;
  let wanted = 0;
  let reach = addresses.length;
  let isResting = true;

  async function fetchOne(frame: number): Promise<void> {
    try {
      const response = await fetch(addresses[frame] ?? "");
      if (response.ok) fetched.set(frame, await response.blob());
    } catch {
      // The nearest that came stands for one that did not.
    }
    fetching -= 1;
    work();
  }
  async function decode(frame: number, blob: Blob): Promise<void> {
    decoding.add(frame);
    try {
      const picture = await createImageBitmap(blob);
      reach = Math.floor((framesWithin(mostBytes, picture) - 1) / 2);
      if (isResting) picture.close();
      else cache.put(frame, picture);
      onReady();
    } catch {
      fetched.delete(frame); // No picture: the nearest stands for it.
    }
    decoding.delete(frame);
    work();
  }
  function work(): void {
    while (!isResting && fetching < FETCHED_AT_ONCE) {
      const frame = nextFrame(addresses.length, (one) => asked.has(one), wanted);
      if (frame === null) break;
      asked.add(frame);
      fetching += 1;
      void fetchOne(frame);
    }
    while (!isResting && decoding.size < DECODED_AT_ONCE) {
      const missing = [...fetched.keys()].filter((frame) => !cache.has(frame) && !decoding.has(frame));
      const frame = nearestFrame(missing, wanted);
      const blob = frame === null ? undefined : fetched.get(frame);
      // Beyond its reach it would take the place of what is nearer.
      if (frame === null || blob === undefined || Math.abs(frame - wanted) > reach) break;
      void decode(frame, blob);
    }
  }
  return {
    want(frame) {
      wanted = frame;
      isResting = false;
      work();
    },
    nearest(frame) {
      const found = cache.nearest(frame);
      if (found === null) return null;
      const { picture } = found;
      return { frame: found.frame, picture, widthPx: picture.width, heightPx: picture.height };
    },
    rest() {
      isResting = true;
      cache.clear();
    },
  };
}
