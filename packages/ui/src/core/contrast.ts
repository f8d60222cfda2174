import { parseHex, toLinearRgb } from "./color.ts";

/** Least contrast of text with its ground, WCAG 2 level AA, success criterion 1.4.3. */
export const MIN_TEXT_CONTRAST = 4.5;

/** Least contrast of large text (24 px, or 18.66 px bold) and of marks that carry meaning, criteria 1.4.3 and 1.4.11. */
export const MIN_MARK_CONTRAST = 3;

/** Permitted use of a pair of colours, from most to least. */
export type ContrastUse = "text" | "marks" | "decoration";

/**
 * Relative luminance of a colour.
 *
 * @param hex - `#rrggbb`.
 * @returns Ratio 0 (black) to 1 (white).
 * @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
export function relativeLuminance(hex: string): number {
  const { r, g, b } = toLinearRgb(parseHex(hex));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/**
 * WCAG 2 contrast ratio between two opaque colours; the order does not matter.
 *
 * @param a - `#rrggbb`.
 * @param b - `#rrggbb`.
 * @returns Ratio 1 (same luminance) to 21 (black on white), not rounded.
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 * @example contrastRatio("#000000", "#ffffff") // 21
 */
export function contrastRatio(a: string, b: string): number {
  const [lighter, darker] = [relativeLuminance(a), relativeLuminance(b)].sort((x, y) => y - x);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/**
 * Tells the most demanding use that a contrast ratio allows.
 *
 * @param ratio - As {@link contrastRatio} gives it, unrounded: 4.499 is not enough for text.
 */
export function contrastUse(ratio: number): ContrastUse {
  if (ratio >= MIN_TEXT_CONTRAST) return "text";
  return ratio >= MIN_MARK_CONTRAST ? "marks" : "decoration";
}
