import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ATLAS_FILES, type Gazetteer, readGazetteer } from "@nv/geography";

/**
 * Reads the places of the atlas when they are first needed, once, and keeps what somebody makes of them; what could not be read is tried again.
 *
 * @param folder - What the package `geography` prepared.
 * @param make - What is wanted of them.
 */
export function createGazetteerReader<Made>(folder: string, make: (gazetteer: Gazetteer) => Made): () => Promise<Made> {
  let known: Promise<Made> | undefined;
  async function read(): Promise<Made> {
    return make(readGazetteer(JSON.parse(await readFile(join(folder, ATLAS_FILES.gazetteer), "utf8"))));
  }
  return async () => {
    known ??= read();
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
}
