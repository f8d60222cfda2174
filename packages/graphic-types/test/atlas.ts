import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type AtlasName, type LoadedAtlas, loadAtlas } from "@nv/geography";

/** Folder that the package `geography` prepared; `npm test` builds it first. */
const ATLAS = join(import.meta.dirname, "../../geography/build/atlas");

/** The prepared atlas itself, as much of it as is asked for. */
export const loadTestAtlas = (names: readonly AtlasName[]): Promise<LoadedAtlas> =>
  loadAtlas(names, async (file) => JSON.parse(await readFile(join(ATLAS, file), "utf8")));
