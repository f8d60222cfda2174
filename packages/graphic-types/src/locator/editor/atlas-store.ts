import { type AtlasName, type LoadedAtlas, loadAtlas } from "@nv/geography";
import { fetchAtlasFile } from "@nv/web/atlas-file";
import { createContext } from "react";

/** Files of the atlas, each fetched and read once for all who draw with it. */
export interface AtlasStore {
  /** @throws {Error} When a file does not come; the next who asks tries again. */
  load(name: AtlasName): Promise<LoadedAtlas>;
}

/** Makes a store that holds nothing yet. */
export function createAtlasStore(): AtlasStore {
  const known = new Map<AtlasName, Promise<LoadedAtlas>>();
  return {
    load(name) {
      const there = known.get(name);
      if (there !== undefined) return there;
      const coming = loadAtlas([name], fetchAtlasFile);
      known.set(name, coming);
      coming.catch(() => known.delete(name));
      return coming;
    },
  };
}

/** Shares a store between the editor of a map and what stands beside it; without one each has its own. */
export const AtlasStoreContext = createContext<AtlasStore | null>(null);
