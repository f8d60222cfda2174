import type { FlatArea } from "@nv/geography";

/** Steps to a degree: a centimetre. Boxes are kept in them too. */
export const STEPS_PER_DEGREE = 10_000_000;

/** A degree or a difference of degrees in steps. */
export const toSteps = (degrees: number): number => Math.round(degrees * STEPS_PER_DEGREE);

/** Bits of a byte that hold a figure; the eighth tells that there is more. */
const BASE = 128;

/** Puts numbers in a row of bytes, small ones in few. */
function createWriter() {
  let bytes = new Uint8Array(1024);
  let end = 0;
  return {
    put(value: number): void {
      if (end + 10 > bytes.length) {
        const larger = new Uint8Array(2 * bytes.length);
        larger.set(bytes);
        bytes = larger;
      }
      // Those below 0 between the others, so that what is near 0 is short.
      let left = value < 0 ? -2 * value - 1 : 2 * value;
      for (; left >= BASE; left = Math.floor(left / BASE)) {
        bytes[end] = (left % BASE) + BASE;
        end += 1;
      }
      bytes[end] = left;
      end += 1;
    },
    bytes: () => bytes.slice(0, end),
  };
}

/**
 * Packs an area as bytes: steps from corner to corner, a fifth of what figures take. A corner that falls on the one before it is left out.
 *
 * @param area - In degrees.
 */
export function packArea({ corners, ends }: FlatArea): Uint8Array {
  const { put, bytes } = createWriter();
  put(ends.length);
  let [at, x, y] = [0, 0, 0];
  for (const end of ends) {
    const steps: number[] = [];
    let [ringX, ringY] = [x, y];
    // The last corner is the first again.
    for (; at < end - 2; at += 2) {
      const [nextX, nextY] = [toSteps(corners[at] ?? 0), toSteps(corners[at + 1] ?? 0)];
      if (steps.length > 0 && nextX === ringX && nextY === ringY) continue;
      steps.push(nextX - ringX, nextY - ringY);
      [ringX, ringY] = [nextX, nextY];
    }
    at = end;
    [x, y] = [ringX, ringY];
    put(steps.length / 2);
    for (const step of steps) put(step);
  }
  return bytes();
}

/** The area that was packed, to a centimetre. */
export function unpackArea(bytes: Uint8Array): FlatArea {
  let place = 0;
  function take(): number {
    let [value, unit] = [0, 1];
    for (;;) {
      const byte = bytes[place] ?? 0;
      place += 1;
      if (byte < BASE) {
        value += byte * unit;
        return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
      }
      value += (byte - BASE) * unit;
      unit *= BASE;
    }
  }
  const corners: number[] = [];
  const ends: number[] = [];
  let [x, y] = [0, 0];
  for (let rings = take(); rings > 0; rings -= 1) {
    const first = corners.length;
    for (let left = take(); left > 0; left -= 1) {
      x += take();
      y += take();
      corners.push(x / STEPS_PER_DEGREE, y / STEPS_PER_DEGREE);
    }
    corners.push(corners[first] ?? 0, corners[first + 1] ?? 0);
    ends.push(corners.length);
  }
  return { corners, ends };
}
