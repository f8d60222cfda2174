import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ATLAS_FILES, type Gazetteer, readGazetteer } from "@nv/geography";
import { readOnce } from "./read-once.ts";

/**
 * Reads the places of the atlas when they are first needed, once, and keeps what somebody makes of them.
 *
 * @param folder - What the package `geography` prepared.
 * @param make - What is wanted of them.
 */
export function createGazetteerReader<Made>(folder: string, make: (gazetteer: Gazetteer) => Made): () => Promise<Made> {
  return readOnce(async () =>
    make(readGazetteer(JSON.parse(await readFile(join(folder, ATLAS_FILES.gazetteer), "utf8")))),
  );
}
