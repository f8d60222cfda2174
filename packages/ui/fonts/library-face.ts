import { Face, Font, Blob as FontBlob } from "harfbuzzjs";
import subsetFont from "subset-font";
import { cutFace } from "./cut-face.ts";
import { CHARACTERS, type FaceAxes, type LetterShapes, letterOutlines } from "./letter-outlines.ts";
import { MEASURED_LETTERS } from "./sfnt-metrics.ts";
import { axesOf, type FontAxis, type SfntTables, sfntTables } from "./sfnt-tables.ts";
import { type FaceFallback, standInsFor } from "./stand-ins.ts";
import { STAND_INS } from "./system-fonts.ts";

/** A typeface of the library, made ready for one job. */
export interface PreparedFace {
  /** WOFF2 of all letters that pieces are written in. */
  readonly bytes: Uint8Array;
  /** CSS `font-weight` of the file. */
  readonly weight: string;
  readonly fallbacks: readonly FaceFallback[];
  /** Families of the system behind all that, as CSS writes them. */
  readonly stack: string;
}

/** Weight of titles, and weights of texts from the regular to what is set strong. */
const TITLE_WEIGHT = 600;
const TEXT_WEIGHTS = { min: 400, max: 700 } as const;

/** Weight from which a browser takes a bold font of the system, and any. */
const BOLD_FROM = 600;
const ANY_WEIGHT = "1 1000";

/** Kinds of `sFamilyClass` with serifs. @see https://learn.microsoft.com/typography/opentype/spec/ibmfc */
const SERIF_CLASSES: ReadonlySet<number> = new Set([1, 2, 3, 4, 5, 7]);
/** Values of `bSerifStyle` of PANOSE with serifs. */
const SERIF_STYLES = { from: 2, to: 10 } as const;
const LATIN_TEXT = 2;

/** Width of a capital I from which it has serifs, in heights: that of Roboto Black has 0.24, those of Newsreader and Times 0.36 and 0.43. */
const SERIF_RATIO = 0.32;

/** Whether the letters have serifs: as the font says, and as its capital I shows where it says nothing. */
function hasSerifs({ tables: { font, offsetOf }, sfnt }: Pick<OpenFont, "tables" | "sfnt">): boolean {
  const os2 = offsetOf("OS/2");
  if (os2 !== undefined) {
    const [kind, style] = [font.getUint8(os2 + 32), font.getUint8(os2 + 33)];
    if (kind === LATIN_TEXT && style > 1) return style >= SERIF_STYLES.from && style <= SERIF_STYLES.to;
    if (SERIF_CLASSES.has(font.getUint8(os2 + 30))) return true;
  }
  const drawn = new Font(new Face(new FontBlob(new Uint8Array(sfnt).buffer)));
  const { width = 0, height = 1 } = drawn.glyphExtents(drawn.glyph(0x49) ?? 0) ?? {};
  return width / Math.abs(height || 1) >= SERIF_RATIO;
}

const within = (value: number, { min, max }: Pick<FontAxis, "min" | "max">) => Math.min(max, Math.max(min, value));

/** A font as it was brought, and where its axes stand for a weight. */
interface OpenFont {
  /** Uncompressed, with few letters. */
  readonly sfnt: Uint8Array;
  readonly tables: SfntTables;
  readonly weights: FontAxis | undefined;
  readonly at: (weight: number) => FaceAxes;
}

/** Opens a font of which the tables can be read. */
async function openFont(face: Uint8Array): Promise<OpenFont> {
  const sfnt = await subsetFont(Buffer.from(face), `${MEASURED_LETTERS}I`, { targetFormat: "sfnt", noHinting: true });
  const tables = sfntTables(sfnt);
  const axes = axesOf(tables);
  const weights = axes.find(({ tag }) => tag === "wght");
  const rest = Object.fromEntries(axes.filter(({ tag }) => tag !== "wght").map(({ tag, usual }) => [tag, usual]));
  return {
    sfnt,
    tables,
    weights,
    at: (weight) => (weights === undefined ? rest : { ...rest, wght: within(weight, weights) }),
  };
}

/** Weight of a font that has but one. */
function weightOf({ font, offsetOf }: SfntTables): number {
  const os2 = offsetOf("OS/2");
  return os2 === undefined ? TEXT_WEIGHTS.min : font.getUint16(os2 + 4);
}

/** Texts of a font: those of several weights in a range, and those of one, which a browser makes strong where they are not. */
function textWeights({ tables, weights, at }: OpenFont) {
  const { min, max } = TEXT_WEIGHTS;
  const range = weights && { min: within(min, weights), max: within(max, weights) };
  if (range !== undefined && range.min < range.max)
    return { axes: { ...at(min), wght: range }, weight: `${range.min} ${range.max}` };
  const isBold = (range?.min ?? weightOf(tables)) >= BOLD_FROM;
  return { axes: at(min), weight: isBold ? ANY_WEIGHT : `1 ${BOLD_FROM - 1}` };
}

/**
 * Makes a typeface of the library ready for a job: the weights that it needs, the letters of pieces, and the fonts of readers' systems that
 * hold its place, with its measures.
 *
 * @param role - Titles are of one weight; all other text has a regular and a strong one.
 * @throws {Error} When it is no typeface.
 */
export async function prepareFace(face: Uint8Array, role: "titles" | "texts"): Promise<PreparedFace> {
  const font = await openFont(face);
  const text = CHARACTERS.join("");
  const { fonts, stack } = STAND_INS[hasSerifs(font) ? "serif" : "sans"];
  if (role === "titles") {
    const axes = font.at(TITLE_WEIGHT);
    const fallbacks = await standInsFor({ face, axes }, fonts.bold, ANY_WEIGHT);
    return { bytes: await cutFace(face, text, axes), weight: ANY_WEIGHT, fallbacks, stack };
  }
  const regular = standInsFor({ face, axes: font.at(TEXT_WEIGHTS.min) }, fonts.regular, `1 ${BOLD_FROM - 1}`);
  const strong = standInsFor({ face, axes: font.at(TEXT_WEIGHTS.max) }, fonts.bold, `${BOLD_FROM} 1000`);
  const { axes, weight } = textWeights(font);
  const fallbacks = [...(await regular), ...(await strong)];
  return { bytes: await cutFace(face, text, axes), weight, fallbacks, stack };
}

/** Reads the letters of a typeface of the library as shapes, for pictures that no browser draws. @throws {Error} When it is no typeface. */
export async function faceLetters(face: Uint8Array, weight: number): Promise<LetterShapes> {
  return letterOutlines([face], (await openFont(face)).at(weight));
}
