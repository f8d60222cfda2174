import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ATLAS_FILES, createPlaceSearch, type PlaceSearch, readGazetteer } from "@nv/geography";
import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import type { Platform } from "../../platform/platform.ts";
import { atlasRoutes } from "./atlas.routes.ts";
import { createFindPlaces } from "./find-places.ts";
import { placesRoutes } from "./places.routes.ts";

/** Begins to find places. */
export function openPlaces({
  folders,
  addresses,
}: Pick<Platform, "addresses"> & {
  readonly folders: Pick<Platform["folders"], "atlas">;
}): OpenFeature {
  let search: Promise<PlaceSearch> | undefined;
  async function read(): Promise<PlaceSearch> {
    const text = await readFile(join(folders.atlas, ATLAS_FILES.gazetteer), "utf8");
    return createPlaceSearch(readGazetteer(JSON.parse(text)));
  }
  async function gazetteer(): Promise<PlaceSearch> {
    // Read once, when somebody first asks; what could not be read is tried again.
    search ??= read();
    try {
      return await search;
    } catch (error) {
      search = undefined;
      throw error;
    }
  }
  const findPlaces = createFindPlaces({ gazetteer, addresses });
  return {
    routes: async (app) => {
      await app.register(placesRoutes, { findPlaces });
      await app.register(atlasRoutes, { folder: folders.atlas });
    },
  };
}

/** Places by what people write: names, coordinates, codes, addresses of maps and of streets. */
export const places = defineFeature({
  name: "places",
  variables: {},
  open: ({ platform }) => openPlaces(platform),
});
