/** A point of a picture, in shares of its width and height from its top left. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** A part of a picture, pixels from its top left. */
export interface CropPx {
  readonly leftPx: number;
  readonly topPx: number;
  readonly widthPx: number;
  readonly heightPx: number;
}

interface SizePx {
  readonly widthPx: number;
  readonly heightPx: number;
}

const startOf = (whole: number, part: number, share: number) =>
  Math.min(whole - part, Math.max(0, share * whole - part / 2));

/**
 * The largest part of a picture that has a proportion, with a point as near its middle as the edges let it.
 *
 * @param ratio - Width to height.
 */
export function cropAround({ widthPx, heightPx }: SizePx, ratio: number, { x, y }: Focus): CropPx {
  const width = Math.min(widthPx, heightPx * ratio);
  const height = width / ratio;
  return { leftPx: startOf(widthPx, width, x), topPx: startOf(heightPx, height, y), widthPx: width, heightPx: height };
}
