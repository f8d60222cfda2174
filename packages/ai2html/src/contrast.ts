import type { Ai2HtmlStyle, Ai2HtmlText } from "@nv/contracts/schemas";

/** Least difference of light between letters and their ground. @see https://www.w3.org/TR/WCAG22/#contrast-minimum */
export const LEAST_CONTRAST = 4.5;
/** The same for large letters. */
export const LEAST_CONTRAST_LARGE = 3;
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

const NAMED: Readonly<Record<string, Rgb>> = { black: [0, 0, 0], white: [255, 255, 255] };

/** An opaque colour as red, green and blue; `null` for one that lets something through, or that only a browser knows. */
export function rgbOf(colour: string): Rgb | null {
  const text = colour.trim().toLowerCase();
  if (NAMED[text] !== undefined) return NAMED[text];
  const [, hex] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text) ?? [];
  if (hex !== undefined) {
    const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
    const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16));
    return [red, green, blue];
  }
  const [, red, green, blue] = /^rgb\((\d{1,3}), ?(\d{1,3}), ?(\d{1,3})\)$/.exec(text) ?? [];
  return red === undefined ? null : [Number(red), Number(green), Number(blue)];
}

/** Returns the relative luminance of an opaque colour, 0 to 1. @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function lightOf(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast between two luminances, 1 to 21. */
export function contrastOfLights(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Returns the contrast between two opaque colours, 1 to 21; `null` when one of them is not known. */
export function contrastOf(one: string, other: string): number | null {
  const [first, second] = [rgbOf(one), rgbOf(other)];
  if (first === null || second === null) return null;
  return contrastOfLights(lightOf(first), lightOf(second));
}

/** The contrast that words of a look need. */
export function leastFor(style: Ai2HtmlStyle): number {
  const sizePx = Number.parseFloat(style["font-size"] ?? "0");
  const isBold = style["font-weight"] === "bold" || Number(style["font-weight"] ?? 400) >= 700;
  return sizePx >= LARGE_PX || (isBold && sizePx >= LARGE_BOLD_PX) ? LEAST_CONTRAST_LARGE : LEAST_CONTRAST;
}

/** Words that are hard to read on the ground of their own box. Over a picture nothing is said: its ground is not known. */
export function faintWords({
  style,
  paragraphs,
}: Ai2HtmlText): readonly { readonly text: string; readonly ratio: number }[] {
  const ground = style["background-color"];
  if (ground === undefined) return [];
  return paragraphs.flatMap((paragraph) =>
    paragraph.runs.flatMap((run) => {
      const look = { ...paragraph.style, ...run.style };
      const ratio = contrastOf(look.color ?? "#000", look["background-color"] ?? ground);
      return ratio !== null && ratio < leastFor(look) ? [{ text: run.text.trim(), ratio }] : [];
    }),
  );
}
