import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Typefaces } from "@nv/graphic-types/page";

/** File of the built typefaces with the letters of drawn pictures. */
const LETTERS_FILE = "letter-shapes.json";

/** Gives the letters of the house's typefaces. */
export type FacesReader = () => Promise<Typefaces>;

/**
 * Reads the letters of the house's typefaces when they are first needed: half a megabyte that stays as it is.
 *
 * @param folder - What the package `ui` built its typefaces into.
 */
export function createFacesReader(folder: string): FacesReader {
  let known: Promise<Typefaces> | null = null;
  async function read(): Promise<Typefaces> {
    try {
      return Typefaces.parse(JSON.parse(await readFile(join(folder, LETTERS_FILE), "utf8")));
    } catch (error) {
      // It may be there the next time: the build was still at it.
      known = null;
      throw error;
    }
  }
  return () => {
    known ??= read();
    return known;
  };
}
