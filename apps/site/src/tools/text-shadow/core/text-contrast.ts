import type { Pixels, Rgb255 } from "./pixels.ts";

/** Linear light of each value of a channel, counted once. @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const LIGHT: readonly number[] = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** Luminance that stray light adds to every colour. */
const FLARE = 0.05;

/** Relative luminance, 0 (black) to 1 (white). */
export function luminanceOf(r: number, g: number, b: number): number {
  return (
    0.2126 * (LIGHT[Math.round(r)] ?? 0) + 0.7152 * (LIGHT[Math.round(g)] ?? 0) + 0.0722 * (LIGHT[Math.round(b)] ?? 0)
  );
}

/** WCAG 2 contrast of two luminances, 1 to 21. */
export function ratioOf(one: number, other: number): number {
  return (Math.max(one, other) + FLARE) / (Math.min(one, other) + FLARE);
}

/** Which points lie about the letters, by rows. */
export type Mask = readonly boolean[];

/** Contrast of a text with its surroundings. */
export interface TextContrast {
  /** Contrast of the worst twentieth: a single bright point takes no letter away. */
  readonly worst: number;
  /** Of half of the points. */
  readonly middle: number;
  /** Part of the points that do not reach `least`, 0-1. */
  readonly failingRatio: number;
  /** Contrast of each cell of the map, by rows; 0 where there is no letter. */
  readonly cells: readonly number[];
  readonly columns: number;
  readonly rows: number;
}

/** Part of the points that may fall short before a letter is lost. */
export const WORST_PART = 0.05;
/** Side of a cell of the map, pixels. */
export const CELL_PX = 8;

/**
 * Measures the contrast of a text with the ground as it stands about its letters, shadow or scrim included.
 *
 * @param ground - What lies behind, already with what helps the text.
 * @param isNear - Which points are beside a letter: those count. By rows, one for each point.
 * @param least - Contrast to reach.
 * @returns `worst` 21 where no point is near a letter.
 */
export function measureContrast(ground: Pixels, isNear: Mask, text: Rgb255, least: number): TextContrast {
  const textLight = luminanceOf(...text);
  const columns = Math.max(1, Math.ceil(ground.width / CELL_PX));
  const rows = Math.max(1, Math.ceil(ground.height / CELL_PX));
  const cells = Array.from({ length: columns * rows }, () => 0);
  const ratios: number[] = [];
  for (let at = 0; at < ground.width * ground.height; at += 1) {
    if (isNear[at] !== true) continue;
    const [r = 0, g = 0, b = 0] = ground.data.subarray(at * 4, at * 4 + 3);
    const ratio = ratioOf(textLight, luminanceOf(r, g, b));
    ratios.push(ratio);
    const cell =
      Math.floor(Math.floor(at / ground.width) / CELL_PX) * columns + Math.floor((at % ground.width) / CELL_PX);
    const before = cells[cell] ?? 0;
    cells[cell] = before === 0 ? ratio : Math.min(before, ratio);
  }
  ratios.sort((one, other) => one - other);
  const none = { worst: 21, middle: 21, failingRatio: 0 };
  const [worst, middle] = [ratios[Math.floor(ratios.length * WORST_PART)], ratios[Math.floor(ratios.length / 2)]];
  if (worst === undefined || middle === undefined) return { ...none, cells, columns, rows };
  const failing = ratios.filter((ratio) => ratio < least).length;
  return { worst, middle, failingRatio: failing / ratios.length, cells, columns, rows };
}
