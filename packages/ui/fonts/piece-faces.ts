import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { cutFace } from "./cut-face.ts";
import { TEXT_GLYPHS } from "./glyphs.ts";
import { type FaceFallback, standInsFor } from "./stand-ins.ts";
import { STAND_INS } from "./system-fonts.ts";

/** A typeface of published pieces, whole, from which each piece has its own letters cut. */
export interface PieceFace {
  readonly family: "Newsreader" | "Public Sans";
  /** CSS `font-weight` of the file. */
  readonly weight: string;
  /** Name of the file, in the folder of the build. */
  readonly file: string;
  readonly fallbacks: readonly FaceFallback[];
  /** Families of the system behind all that, as CSS writes them. */
  readonly stack: string;
}

/** File of the build that lists them. */
export const PIECE_FACES_FILE = "piece-faces.json";

/** Optical size of the titles of pieces, points: between a chart's (20 px) and a story's (64 px). */
const TITLE_OPTICAL_SIZE = 32;

const TITLE_WEIGHT = 600;

/** Weights of texts, from the regular to the one of what is set strong. */
const TEXT_WEIGHTS = { min: 400, max: 700 } as const;

/** Weight from which a browser takes a bold font of the system. */
const BOLD_FROM = 600;

const NEWSREADER = (): string =>
  import.meta.resolve("@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2");
const PUBLIC_SANS = (): string =>
  import.meta.resolve("@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2");

/** A typeface of pieces and the bytes of its file. */
export interface CutPieceFace {
  readonly face: PieceFace;
  readonly bytes: Uint8Array;
}

function named(slug: string, bytes: Uint8Array): string {
  return `${slug}.${createHash("sha256").update(bytes).digest("hex").slice(0, 10)}.woff2`;
}

async function titleFace(): Promise<CutPieceFace> {
  const source = await readFile(fileURLToPath(NEWSREADER()));
  const axes = { opsz: TITLE_OPTICAL_SIZE, wght: TITLE_WEIGHT };
  const bytes = await cutFace(source, TEXT_GLYPHS, axes);
  const weight = String(TITLE_WEIGHT);
  const { fonts, stack } = STAND_INS.serif;
  const fallbacks = await standInsFor({ face: source, axes }, fonts.bold, weight);
  return { face: { family: "Newsreader", weight, file: named("piece-title", bytes), fallbacks, stack }, bytes };
}

async function textFace(): Promise<CutPieceFace> {
  const source = await readFile(fileURLToPath(PUBLIC_SANS()));
  const { min, max } = TEXT_WEIGHTS;
  const bytes = await cutFace(source, TEXT_GLYPHS, { wght: TEXT_WEIGHTS });
  const { fonts, stack } = STAND_INS.sans;
  const fallbacks = await Promise.all([
    standInsFor({ face: source, axes: { wght: min } }, fonts.regular, `${min} ${BOLD_FROM - 1}`),
    standInsFor({ face: source, axes: { wght: max } }, fonts.bold, `${BOLD_FROM} ${max}`),
  ]);
  const weight = `${min} ${max}`;
  return {
    face: { family: "Public Sans", weight, file: named("piece-text", bytes), fallbacks: fallbacks.flat(), stack },
    bytes,
  };
}

/** Typefaces that published pieces wear unless a newspaper has its own: whole, with what holds their place. */
export const pieceFaces = (): Promise<readonly CutPieceFace[]> => Promise.all([titleFace(), textFace()]);
