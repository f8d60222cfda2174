import { PREVIEW_WIDTHS_PX } from "@nv/contracts";
import type { HeightsPx } from "@nv/embeds";

/** Shape of what a page shows from a width of its frame on. */
export interface Shape {
  /** CSS pixels; 0 for the narrowest frames. */
  readonly minWidthPx: number;
  /** Height for each pixel of width. */
  readonly heightRatio: number;
  /** Height of everything around it, which grows with no proportion, in a frame of a width: instead of the room for what is said. CSS pixels. */
  readonly besidePx?: (widthPx: number) => number;
  /** It grows no wider, CSS pixels; left out when it grows with its frame. */
  readonly mostWidthPx?: number;
}

/** Room for what is said under it, which nobody has measured yet: two lines, three in a narrow frame. CSS pixels. */
const WORDS_PX = { narrow: 76, wide: 56 } as const;
const NARROW_BELOW_PX = 480;

const usualWordsPx = (widthPx: number) => (widthPx < NARROW_BELOW_PX ? WORDS_PX.narrow : WORDS_PX.wide);

/**
 * The heights of something that is as wide as its frame, before anybody measures it: rather more than less, because room that
 * was too much moves nothing.
 *
 * @param shapes - The one for the narrowest frames first; none for what has no known shape.
 */
export function heightsOfShapes(shapes: readonly Shape[]): HeightsPx {
  if (shapes.length === 0) return [];
  // At each turn the height leaps: both sides of it are told.
  const turns = shapes.flatMap(({ minWidthPx }) => (minWidthPx > 0 ? [minWidthPx - 1, minWidthPx] : []));
  const ends = shapes.flatMap(({ mostWidthPx = 0 }) => (mostWidthPx > 0 ? [mostWidthPx] : []));
  const widths = [...new Set([...PREVIEW_WIDTHS_PX, ...turns, ...ends])].toSorted((a, b) => a - b);
  return widths.map((widthPx) => {
    const shape = shapes.findLast(({ minWidthPx }) => minWidthPx <= widthPx);
    const { heightRatio = 0, mostWidthPx = widthPx, besidePx = usualWordsPx } = shape ?? {};
    return [widthPx, Math.ceil(Math.min(widthPx, mostWidthPx) * heightRatio) + Math.ceil(besidePx(widthPx))];
  });
}
