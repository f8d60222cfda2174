import { sfntTables } from "./sfnt-tables.ts";

/** Metrics that a fallback font must imitate, as ratios of the em. */
export interface FontMetrics {
  readonly ascentRatio: number;
  readonly descentRatio: number;
  readonly lineGapRatio: number;
  /** Average width of a letter of Spanish text, spaces included. */
  readonly widthRatio: number;
}

/** Letters in a hundred of Spanish prose, space included; rounded, because only the mix matters. */
const LETTER_FREQUENCY: Readonly<Record<string, number>> = {
  " ": 17,
  a: 10,
  b: 1,
  c: 4,
  d: 4,
  e: 11,
  f: 1,
  g: 1,
  h: 1,
  i: 5,
  l: 4,
  m: 3,
  n: 6,
  o: 7,
  p: 2,
  q: 1,
  r: 6,
  s: 6,
  t: 4,
  u: 3,
  v: 1,
  y: 1,
  z: 1,
};

/**
 * Average width of a letter of Spanish text.
 *
 * @param widthOf - Width of one character, in any unit.
 * @returns The average, in the same unit.
 */
export function averageWidth(widthOf: (character: string) => number): number {
  const entries = Object.entries(LETTER_FREQUENCY);
  const total = entries.reduce((sum, [, count]) => sum + count, 0);
  return entries.reduce((sum, [letter, count]) => sum + widthOf(letter) * count, 0) / total;
}

/** Letters that {@link averageWidth} asks for. */
export const MEASURED_LETTERS = Object.keys(LETTER_FREQUENCY).join("");

/** Reads the segments of a format 4 character map, the one that every font of the Latin script has. */
function glyphFinder(font: DataView, cmap: number): (code: number) => number {
  const count = font.getUint16(cmap + 2);
  const offsets = Array.from({ length: count }, (_, i) => cmap + font.getUint32(cmap + 4 + i * 8 + 4));
  const start = offsets.find((offset) => font.getUint16(offset) === 4);
  if (start === undefined) throw new RangeError("the font has no character map of format 4");
  const segments = font.getUint16(start + 6) / 2;
  const [ends, starts] = [start + 14, start + 16 + segments * 2];
  const [deltas, ranges] = [starts + segments * 2, starts + segments * 4];
  return (code) => {
    for (let i = 0; i < segments; i++) {
      if (code > font.getUint16(ends + i * 2)) continue;
      const first = font.getUint16(starts + i * 2);
      if (code < first) return 0;
      const delta = font.getUint16(deltas + i * 2);
      const range = font.getUint16(ranges + i * 2);
      if (range === 0) return (code + delta) % 0x10000;
      const glyph = font.getUint16(ranges + i * 2 + range + (code - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) % 0x10000;
    }
    return 0;
  };
}

/** Bit of `fsSelection` of a font that asks for its typographic measures. */
const USE_TYPO_METRICS = 0x80;

/** Height above and below the base line, and between lines, as browsers take them: those of `OS/2` where the font asks for it. */
function lineMeasures(font: DataView, hhea: number, os2: number | undefined): readonly [number, number, number] {
  const isTypo = os2 !== undefined && (font.getUint16(os2 + 62) & USE_TYPO_METRICS) !== 0;
  const from = isTypo ? os2 + 68 : hhea + 4;
  return [font.getInt16(from), font.getInt16(from + 2), font.getInt16(from + 4)];
}

/**
 * Reads the measures of a TrueType font.
 *
 * @param bytes - An uncompressed font (`sfnt`) that has the letters of {@link MEASURED_LETTERS}; of a variable font, its
 *   default instance is measured.
 * @throws {RangeError} When a needed table, or one of the letters, is missing.
 * @see https://learn.microsoft.com/typography/opentype/spec/otff
 */
export function readFontMetrics(bytes: Uint8Array): FontMetrics {
  const { font, offsetOf } = sfntTables(bytes);
  const table = (tag: string): number => {
    const offset = offsetOf(tag);
    if (offset === undefined) throw new RangeError(`the font has no ${tag} table`);
    return offset;
  };
  const [head, hhea, hmtx] = [table("head"), table("hhea"), table("hmtx")];
  const unitsPerEm = font.getUint16(head + 18);
  const lastWidth = font.getUint16(hhea + 34) - 1;
  const glyphOf = glyphFinder(font, table("cmap"));
  const widthOf = (character: string): number => {
    const glyph = glyphOf(character.codePointAt(0) ?? 0);
    if (glyph === 0) throw new RangeError(`the font has no ${JSON.stringify(character)}`);
    return font.getUint16(hmtx + Math.min(glyph, lastWidth) * 4);
  };
  const [ascent, descent, lineGap] = lineMeasures(font, hhea, offsetOf("OS/2"));
  return {
    ascentRatio: ascent / unitsPerEm,
    descentRatio: -descent / unitsPerEm,
    lineGapRatio: lineGap / unitsPerEm,
    widthRatio: averageWidth(widthOf) / unitsPerEm,
  };
}
