import type { Point, Similarity } from "./similarity.ts";

/** Width and height, in any unit. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, in shares of its width and height from its top left. */
export interface Rect extends Point, Size {}

/** Scale at which a picture leaves nothing of a box uncovered. */
export const coverScale = (picture: Size, box: Size) =>
  Math.max(box.width / picture.width, box.height / picture.height);

/** Start of a picture in a box, so that it leaves no gap where it can. */
const within = (start: number, length: number, boxLength: number) =>
  length < boxLength ? (boxLength - length) / 2 : Math.min(0, Math.max(boxLength - length, start));

/**
 * A picture over all of a box, as `object-fit: cover` with the focus as `object-position` lays it.
 *
 * @returns From pixels of the picture to pixels of the box.
 */
export function coverView(picture: Size, box: Size, focus: Point): Similarity {
  const scale = coverScale(picture, box);
  return {
    a: scale,
    b: 0,
    e: focus.x * (box.width - picture.width * scale),
    f: focus.y * (box.height - picture.height * scale),
  };
}

/**
 * All of a part of a picture inside a box, in its middle: what is looked at is the same in every proportion, and what a proportion has
 * left shows what is around it. The box stays covered, as far as the part lets it.
 *
 * @returns From pixels of the picture to pixels of the box.
 */
export function rectView(picture: Size, box: Size, { x, y, width, height }: Rect): Similarity {
  const fits = Math.min(box.width / (width * picture.width), box.height / (height * picture.height));
  const scale = Math.max(fits, coverScale(picture, box));
  return {
    a: scale,
    b: 0,
    e: within(box.width / 2 - (x + width / 2) * picture.width * scale, picture.width * scale, box.width),
    f: within(box.height / 2 - (y + height / 2) * picture.height * scale, picture.height * scale, box.height),
  };
}
