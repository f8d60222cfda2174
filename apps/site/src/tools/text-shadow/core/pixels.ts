/** A picture by its points, as a canvas gives them. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each point, 0-255, row by row from the top. */
  readonly data: Uint8ClampedArray;
}

/** A colour, each channel 0-255. */
export type Rgb255 = readonly [r: number, g: number, b: number];

/** A part of a picture, in its pixels. */
export interface PixelRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** @param hex - `#rrggbb`. */
export function rgbOf(hex: string): Rgb255 {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** A picture of one colour. */
export function plainPixels(width: number, height: number, [r, g, b]: Rgb255): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 4) data.set([r, g, b, 255], at);
  return { width, height, data };
}
