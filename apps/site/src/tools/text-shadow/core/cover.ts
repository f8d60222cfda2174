import { blurred } from "./blur.ts";
import { maskAround } from "./letter-mask.ts";
import type { Box } from "./pixels.ts";
import type { ShadowStyle } from "./shadow-style.ts";

/** A text drawn alone. */
export interface Letters {
  readonly width: number;
  readonly height: number;
  /** Opacity of each point, 0-255, by rows. */
  readonly alpha: Uint8ClampedArray;
  /** Box of each line, points of the drawing. */
  readonly lines: readonly Box[];
}

const FULL = 255;
/** Where the gradient of a scrim is whole, part of the height from the top. */
const WHOLE_FROM = 0.5;

function plate({ width, height, lines }: Letters, sidePx: number): Float32Array {
  const cover = new Float32Array(width * height);
  for (const box of lines) {
    const [left, right] = [
      Math.max(0, Math.floor(box.x - sidePx)),
      Math.min(width, Math.ceil(box.x + box.width + sidePx)),
    ];
    for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, Math.ceil(box.y + box.height)); y += 1)
      cover.fill(FULL, y * width + left, y * width + Math.max(left, right));
  }
  return cover;
}

/**
 * How much of what helps a text lies on each point at full strength.
 *
 * @param scale - Points of the drawing in one CSS pixel, by which the size of the style is.
 * @returns 0-255, by rows.
 */
export function coverOf(
  { kind, sizePx }: Pick<ShadowStyle, "kind" | "sizePx">,
  letters: Letters,
  scale: number,
): Float32Array {
  const { width, height, alpha } = letters;
  const size = sizePx * scale;
  if (kind === "shadow") return blurred(alpha, width, height, size);
  if (kind === "plate") return plate(letters, size);
  if (kind === "halo") {
    const around = maskAround(alpha, width, height, Math.max(1, Math.round(size)));
    return Float32Array.from(around, (isAround, at) => (isAround ? FULL : (alpha[at] ?? 0)));
  }
  return Float32Array.from(
    { length: width * height },
    (_, at) => FULL * Math.min(1, Math.floor(at / width) / height / WHOLE_FROM),
  );
}
