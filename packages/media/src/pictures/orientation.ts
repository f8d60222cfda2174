import type { Sharp } from "sharp";

/** A size, pixels. */
export interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A part of a picture, pixels from its top left. */
export interface Part extends Size {
  readonly leftPx: number;
  readonly topPx: number;
}

/** Steps from a picture as it is stored to how it is shown: mirrored first, then its two axes exchanged. */
interface Turn {
  readonly isMirroredX: boolean;
  readonly isMirroredY: boolean;
  readonly isTransposed: boolean;
}

/** @see https://www.cipa.jp/std/documents/download_e.html?DC-008-Translation-2019-E (Exif 2.32, 4.6.4, tag 0x0112) */
function turnOf(orientation: number): Turn {
  return {
    isMirroredX: [2, 3, 7, 8].includes(orientation),
    isMirroredY: [3, 4, 6, 7].includes(orientation),
    isTransposed: [5, 6, 7, 8].includes(orientation),
  };
}

/** Exchanges the two sides of a size when the picture stands turned by a quarter. */
export function turnedSize({ widthPx, heightPx }: Size, orientation: number): Size {
  return turnOf(orientation).isTransposed ? { widthPx: heightPx, heightPx: widthPx } : { widthPx, heightPx };
}

/**
 * Converts a part of the picture as it is shown to the same part of the picture as it is stored.
 *
 * @param stored - Size as it is stored.
 */
export function storedPart(part: Part, stored: Size, orientation: number): Part {
  const { isMirroredX, isMirroredY, isTransposed } = turnOf(orientation);
  const { leftPx, topPx, widthPx, heightPx } = isTransposed
    ? { leftPx: part.topPx, topPx: part.leftPx, widthPx: part.heightPx, heightPx: part.widthPx }
    : part;
  return {
    leftPx: isMirroredX ? stored.widthPx - leftPx - widthPx : leftPx,
    topPx: isMirroredY ? stored.heightPx - topPx - heightPx : topPx,
    widthPx,
    heightPx,
  };
}

/** Turns a picture as it is stored to how it is shown. */
export function turnUpright(picture: Sharp, orientation: number): Sharp {
  const { isMirroredX, isMirroredY, isTransposed } = turnOf(orientation);
  // Exchanging the axes is a vertical mirror and then a quarter turn; the program mirrors before it turns.
  return picture
    .flop(isMirroredX)
    .flip(isMirroredY !== isTransposed)
    .rotate(isTransposed ? 90 : 0);
}
