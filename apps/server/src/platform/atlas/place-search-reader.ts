import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ATLAS_FILES, createPlaceSearch, openPlaceIndex, type PlaceSearch } from "@nv/geography";
import { readOnce } from "./read-once.ts";

/** Gives the places of the world, ready to be looked for. */
export type PlaceSearchReader = () => Promise<PlaceSearch>;

/**
 * Opens the places of the atlas when somebody first looks for one, once: some megabytes.
 *
 * @param folder - What the package `geography` prepared.
 */
export const createPlaceSearchReader = (folder: string): PlaceSearchReader =>
  readOnce(async () => createPlaceSearch(openPlaceIndex(await readFile(join(folder, ATLAS_FILES.places)))));
