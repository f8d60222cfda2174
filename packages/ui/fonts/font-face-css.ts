import { fallbackMeasures } from "./fallback-measures.ts";
import type { FontMetrics } from "./sfnt-metrics.ts";
import type { SystemFont } from "./system-fonts.ts";

/** One `@font-face` of a file of ours. */
export interface FontFace {
  readonly family: string;
  readonly style: string;
  readonly weight: string;
  /** File name, beside the style sheet. */
  readonly file: string;
  /** Code points that the file serves; all of them when absent. */
  readonly unicodeRange?: string;
}

/** Writes the `@font-face` of a file; text shows in the fallback until it arrives. */
export function fontFaceCss({ family, style, weight, file, unicodeRange }: FontFace): string {
  return [
    "@font-face {",
    `  font-family: "${family}";`,
    `  font-style: ${style};`,
    `  font-weight: ${weight};`,
    "  font-display: swap;",
    `  src: url("./${file}") format("woff2");`,
    ...(unicodeRange === undefined ? [] : [`  unicode-range: ${unicodeRange};`]),
    "}",
  ].join("\n");
}

/**
 * Writes the `@font-face` that gives a font of the reader's system the measures of ours, so that nothing moves when ours
 * arrives.
 *
 * @param family - Our family; the face is called «family Fallback».
 */
export function fallbackFaceCss(family: string, ours: FontMetrics, system: SystemFont): string {
  const { sizeAdjust, ascent, descent, lineGap } = fallbackMeasures(ours, system);
  return [
    "@font-face {",
    `  font-family: "${family} Fallback";`,
    `  src: ${system.localNames.map((name) => `local("${name}")`).join(", ")};`,
    `  size-adjust: ${sizeAdjust};`,
    `  ascent-override: ${ascent};`,
    `  descent-override: ${descent};`,
    `  line-gap-override: ${lineGap};`,
    "}",
  ].join("\n");
}

/** The first code point that is drawn: control characters never ask for a font. */
const FIRST_CODE_POINT = 0x20;

/** The last code point of Unicode. */
const LAST_CODE_POINT = 0x10ffff;

const hex = (code: number): string => code.toString(16).toUpperCase();

function rangesCss(ranges: readonly (readonly [number, number])[]): string {
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(", ");
}

function runsOf(text: string): readonly (readonly [number, number])[] {
  const codes = [...new Set([...text].map((character) => character.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs;
}

/**
 * The `unicode-range` of exactly the characters of a text.
 *
 * @param text - At least one character; repetitions do not matter.
 */
export function unicodeRangeOf(text: string): string {
  return rangesCss(runsOf(text));
}

/**
 * The `unicode-range` of everything but the characters of a text, for the file that serves what a cut one leaves out.
 *
 * @param text - The characters that another file serves.
 */
export function unicodeRangeBeyond(text: string): string {
  const gaps: [number, number][] = [];
  let next = FIRST_CODE_POINT;
  for (const [from, to] of runsOf(text)) {
    if (from > next) gaps.push([next, from - 1]);
    next = to + 1;
  }
  gaps.push([next, LAST_CODE_POINT]);
  return rangesCss(gaps);
}
