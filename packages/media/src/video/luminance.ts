import type { SizePx } from "./video-sizes.ts";

/** Relative luminance of each third of a picture, from its top: what 95 of 100 pixels do not pass; 0 to 1. */
export interface LuminanceBands {
  readonly top: number;
  readonly middle: number;
  readonly bottom: number;
}

/** Steps of luminance that are told apart. */
const STEPS = 1000;

const QUANTILE = 0.95;

/** A channel of sRGB, 0 to 255, as light. @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const LIGHT: readonly number[] = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

const lightOf = (value: number | undefined): number => LIGHT[value ?? 0] ?? 0;

/** Returns the luminance that a share of `QUANTILE` of the pixels of some rows does not exceed, 0 to 1. */
function brightest(pixels: Uint8Array): number {
  const counts = new Uint32Array(STEPS + 1);
  const total = Math.floor(pixels.length / 3);
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const light = 0.2126 * lightOf(pixels[at]) + 0.7152 * lightOf(pixels[at + 1]) + 0.0722 * lightOf(pixels[at + 2]);
    const step = Math.round(light * STEPS);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  let seen = 0;
  for (let step = 0; step <= STEPS; step += 1) {
    seen += counts[step] ?? 0;
    if (seen >= total * QUANTILE) return step / STEPS;
  }
  return 1;
}

/** @param frame - Red, green and blue of each pixel, row by row. */
export function luminanceBands(frame: Uint8Array, { widthPx, heightPx }: SizePx): LuminanceBands {
  const rows = (from: number, to: number) => brightest(frame.subarray(from * widthPx * 3, to * widthPx * 3));
  const [first, second] = [Math.floor(heightPx / 3), Math.floor((heightPx * 2) / 3)];
  return {
    top: rows(0, Math.max(1, first)),
    middle: rows(first, Math.max(first + 1, second)),
    bottom: rows(second, heightPx),
  };
}

/** The brightest of each third in several frames. */
export function brightestBands(frames: readonly LuminanceBands[]): LuminanceBands {
  const most = (third: keyof LuminanceBands) => frames.reduce((highest, frame) => Math.max(highest, frame[third]), 0);
  return { top: most("top"), middle: most("middle"), bottom: most("bottom") };
}
