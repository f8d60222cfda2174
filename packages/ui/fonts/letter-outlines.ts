import { Face, Feature, Font, Blob as FontBlob, shape, Buffer as TextBuffer } from "harfbuzzjs";
import subsetFont from "subset-font";
import { TEXT_GLYPHS } from "./glyphs.ts";

/** Letters of the languages of Europe that are written in Latin: a newspaper prints their names. U+0100 to U+017F, and the Romanian ones. */
const LATIN_EXTENDED = `${Array.from({ length: 0x80 }, (_, at) => String.fromCharCode(0x100 + at)).join("")}ȘșȚț`;

/** The rest of U+00A1 to U+00FF: what is left of Western Europe. */
const LATIN_1 = Array.from({ length: 0xff - 0xa0 }, (_, at) => String.fromCharCode(0xa1 + at)).join("");

/** Characters of drawn pictures, and those that a typeface of the library is kept with. */
export const CHARACTERS: readonly string[] = [...new Set(TEXT_GLYPHS + LATIN_1 + LATIN_EXTENDED)];

/** Features that letters are shaped with: figures of one height, pairs brought together, and no letter that stands for two. */
const FEATURES = ["kern=1", "lnum=1", "liga=0", "clig=0", "calt=0"].flatMap((text) => Feature.fromString(text) ?? []);

/** Less than a third of a pixel in the largest text of a picture, units of the em. */
const LEAST_KERN = 4;

/** Values at which the axes of a variable typeface stand. */
export type FaceAxes = Readonly<Record<string, number>>;

/** A face of drawn pictures, in units of its em, with y downwards. */
export interface LetterShapes {
  readonly unitsPerEm: number;
  /** Height of the capitals. */
  readonly capHeight: number;
  /** By character: how far the next one is, and its outline as a path of SVG whose commands are relative. */
  readonly glyphs: Readonly<Record<string, readonly [advance: number, path: string]>>;
  /** By character and the one after it: how much further the next one is. */
  readonly kerns: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** An outline from where the pen is, in whole units: it can be put anywhere by one command before it. */
function relativePath(commands: ReturnType<Font["glyphToJson"]>): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return commands
    .map(({ type, values }) => {
      if (type === "Z") {
        [x, y] = [startX, startY];
        return "z";
      }
      const points = values.map((value, at) => Math.round(at % 2 === 0 ? value : -value));
      const moved = points.map((value, at) => value - (at % 2 === 0 ? x : y));
      [x = x, y = y] = points.slice(-2);
      if (type === "M") [startX, startY] = [x, y];
      return type.toLowerCase() + moved.join(" ").replaceAll(" -", "-");
    })
    .join("");
}

function shaped(font: Font, characters: readonly string[]) {
  const buffer = new TextBuffer();
  buffer.addText(characters.join(""));
  buffer.guessSegmentProperties();
  shape(font, buffer, FEATURES);
  const glyphs = buffer.getGlyphInfosAndPositions();
  // Letters that a typeface joins or takes apart stand as far from each other as they would alone.
  if (glyphs.length !== characters.length) return null;
  return glyphs.map(({ codepoint, xAdvance = 0 }) => ({ glyph: codepoint, advance: xAdvance }));
}

async function openFont(file: Uint8Array, axes: FaceAxes): Promise<{ face: Face; font: Font }> {
  const pinned = await subsetFont(Buffer.from(file), CHARACTERS.join(""), {
    targetFormat: "sfnt",
    variationAxes: axes,
    keepFeatures: ["kern", "lnum", "mark", "ccmp"],
    noHinting: true,
  });
  const face = new Face(new FontBlob(new Uint8Array(pinned).buffer));
  return { face, font: new Font(face) };
}

/** Pairs that do not stand as far apart as their letters alone would. */
function kernsOf(font: Font, characters: readonly string[], advanceOf: ReadonlyMap<string, number>) {
  const kerns: Record<string, Record<string, number>> = {};
  for (const first of characters) {
    const pairs = shaped(
      font,
      characters.flatMap((second) => [first, second]),
    );
    if (pairs === null) continue;
    const own = advanceOf.get(first) ?? 0;
    const found = characters.flatMap((second, at) => {
      const kern = (pairs[at * 2]?.advance ?? own) - own;
      return Math.abs(kern) < LEAST_KERN ? [] : [[second, kern] as const];
    });
    if (found.length > 0) kerns[first] = Object.fromEntries(found);
  }
  return kerns;
}

/**
 * Reads the letters of a typeface as shapes.
 *
 * @param files - Of one family, in any format of fonts: the first that has a character gives it.
 * @param axes - Of a variable one.
 * @returns None of the letters that it takes apart.
 * @throws {RangeError} When the files differ in their em. @throws {Error} When one is no typeface.
 */
export async function letterOutlines(files: readonly Uint8Array[], axes: FaceAxes): Promise<LetterShapes> {
  const glyphs: Record<string, readonly [number, string]> = {};
  const kerns: Record<string, Record<string, number>> = {};
  let [unitsPerEm, capHeight] = [0, 0];
  for (const file of files) {
    const { face, font } = await openFont(file, axes);
    const codes = new Set(face.collectUnicodes());
    const own = CHARACTERS.filter((character) => codes.has(character.codePointAt(0) ?? 0) && !(character in glyphs));
    if (unitsPerEm !== 0 && unitsPerEm !== face.upem) throw new RangeError("files of one family differ in their em");
    unitsPerEm = face.upem;
    const advances = new Map<string, number>();
    for (const character of own) {
      const [one] = shaped(font, [character]) ?? [];
      if (one === undefined) continue;
      advances.set(character, one.advance);
      glyphs[character] = [one.advance, relativePath(font.glyphToJson(one.glyph))];
    }
    if (capHeight === 0) capHeight = -(font.glyphExtents(font.glyph(0x48) ?? 0)?.height ?? 0);
    Object.assign(kerns, kernsOf(font, [...advances.keys()], advances));
  }
  return { unitsPerEm, capHeight, glyphs, kerns };
}
