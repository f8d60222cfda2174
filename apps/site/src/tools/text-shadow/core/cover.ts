import { blurred } from "./blur.ts";
import type { PixelRect } from "./pixels.ts";
import { layerSizesPx, type ShadowStyle } from "./shadow-style.ts";

/** A text drawn alone. */
export interface Letters {
  readonly width: number;
  readonly height: number;
  /** Opacity of each point, 0-255, by rows. */
  readonly alpha: Uint8ClampedArray;
  /** Box of each line, points of the drawing. */
  readonly lines: readonly PixelRect[];
}

const FULL = 255;
/** Height at which the gradient of a scrim is whole, part of the height from the top. */
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

/** The strongest of what lies within some points to each side: what a filter calls to dilate. */
function dilated(alpha: ArrayLike<number>, width: number, height: number, reach: number): Float32Array {
  const along = (values: ArrayLike<number>, isAcross: boolean) =>
    Float32Array.from({ length: width * height }, (_, at) => {
      const [place, length, step] = isAcross ? [at % width, width, 1] : [Math.floor(at / width), height, width];
      let most = 0;
      for (let by = Math.max(-reach, -place); by <= Math.min(reach, length - 1 - place); by += 1)
        most = Math.max(most, values[at + by * step] ?? 0);
      return most;
    });
  return along(along(alpha, true), false);
}

/**
 * Computes how much the shadow, halo, scrim or plate behind a text covers each point at full strength, layer by layer, exactly as the style sheet
 * lays it.
 *
 * @param scale - Points of the drawing in one CSS pixel, by which the size of the style is.
 * @returns 0-255, by rows; several for a shadow of several layers.
 */
export function coversOf(
  style: Pick<ShadowStyle, "kind" | "sizePx" | "layers">,
  letters: Letters,
  scale: number,
): readonly Float32Array[] {
  const { kind, sizePx } = style;
  const { width, height, alpha } = letters;
  const size = sizePx * scale;
  if (kind === "shadow") return layerSizesPx(style).map((layerPx) => blurred(alpha, width, height, layerPx * scale));
  if (kind === "plate") return [plate(letters, size)];
  if (kind === "halo") return [dilated(alpha, width, height, Math.max(1, Math.round(size)))];
  return [
    Float32Array.from(
      { length: width * height },
      (_, at) => FULL * Math.min(1, Math.floor(at / width) / height / WHOLE_FROM),
    ),
  ];
}
