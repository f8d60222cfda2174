import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Typefaces } from "../src/core/faces.ts";

const LETTERS = join(import.meta.dirname, "../../ui/build/fonts/letter-shapes.json");

/** The letters of the house, as they were built. */
export const loadTestFaces = async (): Promise<Typefaces> =>
  Typefaces.parse(JSON.parse(await readFile(LETTERS, "utf8")));
