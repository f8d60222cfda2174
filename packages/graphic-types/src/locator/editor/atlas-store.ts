import { ATLAS_API_PATH } from "@nv/contracts";
import { type AtlasName, type LoadedAtlas, loadAtlas } from "@nv/geography";
import { createContext } from "react";

/** Files of the atlas, each fetched and read once for all who draw with it. */
export interface AtlasStore {
  /** @throws {Error} When a file does not come; the next who asks tries again. */
  load(name: AtlasName): Promise<LoadedAtlas>;
}

async function readFile(file: string): Promise<unknown> {
  const answer = await fetch(`${ATLAS_API_PATH}/${file}`);
  if (!answer.ok) throw new Error(`${file} was answered with ${answer.status}.`);
  return answer.json();
}

/** Makes a store that holds nothing yet. */
export function createAtlasStore(): AtlasStore {
  const known = new Map<AtlasName, Promise<LoadedAtlas>>();
  return {
    load(name) {
      const there = known.get(name);
      if (there !== undefined) return there;
      const coming = loadAtlas([name], readFile);
      known.set(name, coming);
      coming.catch(() => known.delete(name));
      return coming;
    },
  };
}

/** Shares a store between the editor of a map and what stands beside it; without one each has its own. */
export const AtlasStoreContext = createContext<AtlasStore | null>(null);
