import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type AtlasName, type LoadedAtlas, loadAtlas } from "@nv/geography";

/** Gives files of the prepared atlas: a map is made of some of them. */
export type AtlasReader = (names: readonly AtlasName[]) => Promise<LoadedAtlas>;

/**
 * Reads the atlas when it is first needed, each file once: some megabytes that stay as they are.
 *
 * @param folder - What the package `geography` prepared.
 */
export function createAtlasReader(folder: string): AtlasReader {
  const known = new Map<AtlasName, Promise<LoadedAtlas>>();
  async function read(name: AtlasName): Promise<LoadedAtlas> {
    try {
      return await loadAtlas([name], async (file) => JSON.parse(await readFile(join(folder, file), "utf8")));
    } catch (error) {
      // It may be there the next time: the build was still at it.
      known.delete(name);
      throw error;
    }
  }
  return async (names) => {
    for (const name of names) if (!known.has(name)) known.set(name, read(name));
    const found = await Promise.all(names.map((name) => known.get(name)));
    return Object.assign({}, ...found);
  };
}
