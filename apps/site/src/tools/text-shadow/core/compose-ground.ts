import type { Pixels, Rgb255 } from "./pixels.ts";

/**
 * A ground with a colour over it, as strong in each point as its part says.
 *
 * @param cover - How much of the colour lies on each point at full strength, 0 to 255, by rows: a blurred drawing of the letters, a
 *   gradient, or a plate.
 * @param strength - Of the whole, 0 to 1.
 * @param layers - How often it is laid: each one covers what the former left.
 */
export function composeGround(
  { width, height, data }: Pixels,
  cover: ArrayLike<number>,
  [r, g, b]: Rgb255,
  { strength, layers }: { readonly strength: number; readonly layers: number },
): Pixels {
  const result = new Uint8ClampedArray(data.length);
  for (let at = 0; at < width * height; at += 1) {
    const part = 1 - (1 - strength * ((cover[at] ?? 0) / 255)) ** layers;
    const to = at * 4;
    result[to] = (data[to] ?? 0) * (1 - part) + r * part;
    result[to + 1] = (data[to + 1] ?? 0) * (1 - part) + g * part;
    result[to + 2] = (data[to + 2] ?? 0) * (1 - part) + b * part;
    result[to + 3] = 255;
  }
  return { width, height, data: result };
}
