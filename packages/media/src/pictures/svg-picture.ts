import type { OpenPicture } from "./open-picture.ts";
import { largestWithin } from "./picture-widths.ts";

/** The canvas of a drawing, pixels: as wide as the widest picture that is made. */
const CANVAS_PX = 2560;

/** A drawing has no pixels of its own: on a canvas as large as any picture that is made of it, it is a picture like the rest. */
export function onCanvas(picture: OpenPicture): OpenPicture {
  if (picture.svg === null) return picture;
  const { widthPx, heightPx } = picture.shown;
  const canvas = largestWithin({ widthPx: CANVAS_PX, heightPx: (CANVAS_PX * heightPx) / widthPx });
  return { ...picture, stored: canvas, shown: canvas };
}
