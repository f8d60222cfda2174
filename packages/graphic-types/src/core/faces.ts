import { THIN_SPACE } from "@nv/spanish";
import { z } from "zod";
import { composedGlyph } from "./composed-glyphs.ts";

const Shapes = z.object({
  unitsPerEm: z.number().positive(),
  /** Height of the capitals, in the units of the em. */
  capHeight: z.number().positive(),
  glyphs: z.record(z.string(), z.tuple([z.number(), z.string()])),
  kerns: z.record(z.string(), z.record(z.string(), z.number())),
});

/** The letters of the house's typefaces as shapes, as `@nv/ui` builds them: what is measured is what is drawn, in a browser and on a server. */
export const Typefaces = z.object({
  serif: Shapes,
  sans: Shapes,
  strong: Shapes,
  /** Letters of figures, charts and maps, where the house has a typeface for them which is not that of its texts. */
  figures: z.object({ plain: Shapes, strong: Shapes }).optional(),
});
export type Typefaces = z.infer<typeof Typefaces>;

/** Name of a face; `figure` is that of a number which is read before all else. */
export type FaceName = "serif" | "sans" | "strong" | "figure";

/** A face. */
export type Typeface = Typefaces["serif"];

/** The face of a name. A number is set as a title where the house has no typeface for figures. */
export const faceNamed = (faces: Typefaces, name: FaceName): Typeface =>
  name === "figure" ? (faces.figures?.strong ?? faces.serif) : faces[name];

/** A text as it is drawn: composed, so that «ñ» is one letter however it was typed, and with spaces of one kind besides the thin one. */
export const drawnText = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[^\S\u202f]+/gu, " ")
    .trim();

/** Share of a space that a thin one is: few typefaces have it. */
const THIN_SHARE = 0.5;

/** The advance and the outline of a character, its own or made of others; `undefined` where the face has none. */
export function glyphOf(face: Typeface, character: string): readonly [advance: number, outline: string] | undefined {
  const { glyphs } = face;
  const thin = character === THIN_SPACE ? glyphs[" "] : undefined;
  return glyphs[character] ?? (thin && [thin[0] * THIN_SHARE, ""]) ?? composedGlyph(face, character);
}

/**
 * Returns the width of a text.
 *
 * @param sizePx - Of its em.
 * @returns Pixels. A character that the face does not have takes no room: {@link missingIn} tells it.
 */
export function textWidthPx(face: Typeface, text: string, sizePx: number): number {
  let units = 0;
  let before = "";
  for (const character of text) {
    units += (face.kerns[before]?.[character] ?? 0) + (glyphOf(face, character)?.[0] ?? 0);
    before = character;
  }
  return (units * sizePx) / face.unitsPerEm;
}

/** A line as one path of SVG, in the units of its em, from its left end and its base line. */
export function linePath(face: Typeface, text: string): string {
  let x = 0;
  let before = "";
  let path = "";
  for (const character of text) {
    const [advance, outline] = glyphOf(face, character) ?? [0, ""];
    x += face.kerns[before]?.[character] ?? 0;
    if (outline !== "") path += `M${x} 0${outline}`;
    x += advance;
    before = character;
  }
  return path;
}

/** The characters of a text that no face has, each once. Those that nobody sees are among them: they are not drawn either. */
export function missingIn(faces: Typefaces, text: string): readonly string[] {
  return [...new Set(text)].filter((character) => glyphOf(faces.sans, character) === undefined);
}
