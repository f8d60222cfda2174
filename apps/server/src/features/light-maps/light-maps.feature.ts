import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import type { Platform } from "../../platform/platform.ts";
import { lightMapsRoutes } from "./light-maps.routes.ts";
import { createLightMaps } from "./light-maps.service.ts";

/** Begins to make light maps. */
export function openLightMaps(platform: Pick<Platform, "files" | "datawrapper">): OpenFeature {
  const maps = createLightMaps(platform);
  return {
    routes: async (app) => {
      await app.register(lightMapsRoutes, { maps });
    },
  };
}

/** Light maps of geographic files of the library, for Datawrapper, D3, MapLibre and Illustrator. */
export const lightMaps = defineFeature({
  name: "light-maps",
  about: "maps made light for Datawrapper, D3, MapLibre and Illustrator",
  variables: {},
  open: ({ platform }) => openLightMaps(platform),
});
