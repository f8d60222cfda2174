import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import type { Platform } from "../../platform/platform.ts";
import { openOsmFile } from "../../platform/streets/open-osm-file.ts";
import { atlasRoutes } from "./atlas.routes.ts";
import { createFindPlaces } from "./find-places.ts";
import { placesRoutes } from "./places.routes.ts";

/** Begins to find places. */
export function openPlaces({
  folders,
  addresses,
  gazetteer,
  streets,
  files,
}: Pick<Platform, "addresses" | "gazetteer" | "streets"> & {
  readonly files: Pick<Platform["files"], "find" | "open">;
  readonly folders: Pick<Platform["folders"], "atlas">;
}): OpenFeature {
  const findPlaces = createFindPlaces({ gazetteer, addresses });
  return {
    routes: async (app) => {
      await app.register(placesRoutes, { findPlaces, streets, osmFile: (id) => openOsmFile(files, id) });
      await app.register(atlasRoutes, { folder: folders.atlas });
    },
  };
}

/** Places by what people write: names, coordinates, codes, addresses of maps and of streets. */
export const places = defineFeature({
  name: "places",
  about: "places by what people write",
  variables: {},
  open: ({ platform }) => openPlaces(platform),
});
