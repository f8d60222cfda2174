import { type AtlasName, type LoadedAtlas, loadAtlas } from "@nv/geography";
import { fetchAtlasFile } from "@nv/web/atlas-file";

/** Files of the atlas, each fetched and read once. */
export interface AtlasStore {
  /** @throws {Error} When a file does not come; the next who asks tries again. */
  load(names: readonly AtlasName[]): Promise<LoadedAtlas>;
}

/** Makes a store that holds nothing yet. */
export function createAtlasStore(): AtlasStore {
  const known = new Map<AtlasName, Promise<LoadedAtlas>>();
  function loadOne(name: AtlasName): Promise<LoadedAtlas> {
    const there = known.get(name);
    if (there !== undefined) return there;
    const coming = loadAtlas([name], fetchAtlasFile);
    known.set(name, coming);
    coming.catch(() => known.delete(name));
    return coming;
  }
  return {
    async load(names) {
      const parts = await Promise.all(names.map(loadOne));
      return Object.assign({}, ...parts);
    },
  };
}
