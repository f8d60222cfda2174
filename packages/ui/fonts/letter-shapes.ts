import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type FaceAxes, type LetterShapes, letterOutlines } from "./letter-outlines.ts";

/** A face whose letters are written as shapes, for pictures that no browser draws. */
interface DrawnFaceSpec {
  /** Uncut files of one family, the first that has a character gives it; `file:` addresses. */
  readonly sources: () => readonly string[];
  readonly axes: FaceAxes;
}

const newsreader = (script: string) =>
  import.meta.resolve(`@fontsource-variable/newsreader/files/newsreader-${script}-opsz-normal.woff2`);
const publicSans = (script: string) =>
  import.meta.resolve(`@fontsource-variable/public-sans/files/public-sans-${script}-wght-normal.woff2`);

/** Optical size of the serif, points: it is set between a headline and a poster, and looked at on a phone. */
const DRAWN_OPTICAL_SIZE = 36;

const SANS = () => [publicSans("latin"), publicSans("latin-ext")];

/** The house's faces of drawn pictures. */
const DRAWN_FACES: Readonly<Record<string, DrawnFaceSpec>> = {
  serif: {
    sources: () => [newsreader("latin"), newsreader("latin-ext")],
    axes: { opsz: DRAWN_OPTICAL_SIZE, wght: 500 },
  },
  sans: { sources: SANS, axes: { wght: 400 } },
  strong: { sources: SANS, axes: { wght: 650 } },
};

async function shapesOf({ sources, axes }: DrawnFaceSpec): Promise<LetterShapes> {
  const files = await Promise.all(sources().map((source) => readFile(fileURLToPath(source))));
  return letterOutlines(files, axes);
}

/** The faces of drawn pictures, read from the house's own typefaces as HarfBuzz shapes them. */
export async function letterShapes(): Promise<Readonly<Record<string, LetterShapes>>> {
  const faces = Object.entries(DRAWN_FACES).map(async ([name, spec]) => [name, await shapesOf(spec)] as const);
  return Object.fromEntries(await Promise.all(faces));
}
