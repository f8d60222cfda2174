import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { CardFaces } from "../src/card/core/faces.ts";

const LETTERS = join(import.meta.dirname, "../../ui/build/fonts/letter-shapes.json");

/** The letters of the house, as they were built. */
export const loadTestFaces = async (): Promise<CardFaces> =>
  CardFaces.parse(JSON.parse(await readFile(LETTERS, "utf8")));
