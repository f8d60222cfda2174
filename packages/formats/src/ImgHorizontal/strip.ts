import type { Point } from "../camera/similarity.ts";
import type { ImgHorizontalBlock } from "./settings.ts";

/** Widest slice that is loaded at once, in heights of the picture: some 1,200 pixels on a desk. */
const SLICE_RATIO = 1.5;

/** A part of a picture, as high as it. */
export interface Slice {
  readonly image: string;
  /** Of all slices side by side, from 0 to 1. */
  readonly start: number;
  readonly width: number;
  /** Width to height. */
  readonly ratio: number;
  /** Middle of it in its picture, 0 to 1; `null` for a picture that is not cut. */
  readonly middle: number | null;
}

type Images = ImgHorizontalBlock["settings"]["images"];

/** Width to height of all pictures side by side. */
export const stripRatio = (images: Images) => images.reduce((sum, { ratio }) => sum + ratio, 0);

/** Cuts pictures into slices, so that what is first seen is light. */
export function slicesOf(images: Images): readonly Slice[] {
  const whole = stripRatio(images) || 1;
  let start = 0;
  return images.flatMap(({ image, ratio }) => {
    const count = Math.max(1, Math.ceil(ratio / SLICE_RATIO));
    const width = ratio / whole / count;
    return Array.from({ length: count }, (_, place): Slice => {
      const slice = { image, start, width, ratio: ratio / count, middle: count === 1 ? null : (place + 0.5) / count };
      start += width;
      return slice;
    });
  });
}

/** Returns the point of each step in all pictures side by side; `null` for none. */
export function pointsOf({ settings: { images }, steps }: ImgHorizontalBlock): readonly (Point | null)[] {
  const whole = stripRatio(images) || 1;
  return steps.map(({ data: { picture, point } }) => {
    const inside = images[picture];
    if (point === null || inside === undefined) return null;
    return { x: (stripRatio(images.slice(0, picture)) + point.x * inside.ratio) / whole, y: point.y };
  });
}

/** The number by which each point is told from the others, from 1; `null` for a step without one. */
export function numbersOf(points: readonly (Point | null)[]): readonly (number | null)[] {
  let count = 0;
  return points.map((point) => {
    if (point === null) return null;
    count += 1;
    return count;
  });
}
