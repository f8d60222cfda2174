import type { Pixels, Rgb255 } from "./pixels.ts";

/**
 * Returns the share of a colour where several layers of it overlap: each one covers part of what those below left.
 *
 * @param strength - Of each layer, 0 to 1.
 * @param covers - How much of each layer lies there at full strength, 0 to 1.
 */
export function partOf(strength: number, covers: Iterable<number>): number {
  let left = 1;
  for (const cover of covers) left *= 1 - strength * cover;
  return 1 - left;
}

/**
 * A ground with a colour over it, as strong in each point as its layers say.
 *
 * @param covers - Of each layer, how much of the colour lies on each point at full strength, 0 to 255, by rows: a blurred drawing of the letters, a
 *   gradient, or a plate.
 * @param strength - Of each layer, 0 to 1.
 */
export function composeGround(
  { width, height, data }: Pixels,
  covers: readonly ArrayLike<number>[],
  [r, g, b]: Rgb255,
  strength: number,
): Pixels {
  const result = new Uint8ClampedArray(data.length);
  for (let at = 0; at < width * height; at += 1) {
    const part = partOf(
      strength,
      covers.map((cover) => (cover[at] ?? 0) / 255),
    );
    const to = at * 4;
    result[to] = (data[to] ?? 0) * (1 - part) + r * part;
    result[to + 1] = (data[to + 1] ?? 0) * (1 - part) + g * part;
    result[to + 2] = (data[to + 2] ?? 0) * (1 - part) + b * part;
    result[to + 3] = 255;
  }
  return { width, height, data: result };
}
