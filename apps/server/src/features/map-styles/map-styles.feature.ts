import { MAP_STYLE_RECORD } from "@nv/contracts/schemas";
import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import { reconcileAll } from "../../platform/records/publish-record.ts";
import { offeredOne } from "../../platform/sign-off/offered-one.ts";
import { checkToken } from "./check-token.ts";
import { mapStylesRoutes } from "./map-styles.routes.ts";
import { createMapStyles } from "./map-styles.service.ts";
import { type MapStylesContext, mapStylesContext } from "./map-styles-context.ts";
import { MAP_STYLES_MIGRATIONS } from "./schema/tables.ts";

/** Begins to work with the styles of maps. */
export function openMapStyles(context: MapStylesContext): OpenFeature {
  const styles = createMapStyles(context);
  context.records.signOff.offer(
    MAP_STYLE_RECORD.name,
    offeredOne(MAP_STYLE_RECORD, { group: "Mapas", page: "/docs/Mapas/mapBoxConfig?estilo=" }),
  );
  return {
    routes: async (app) => {
      await app.register(mapStylesRoutes, { styles, checkToken: (style) => checkToken(context, style) });
    },
    sweep: () => reconcileAll(context.records),
  };
}

/** Styles of the house's maps: written once, published for every program that draws maps, and inherited by new locators. */
export const mapStyles = defineFeature({
  name: "map-styles",
  about: "how the house's maps look, for MapLibre and Mapbox",
  contract: "docs/contracts/map-styles.md",
  variables: {},
  migrations: { mapStyles: MAP_STYLES_MIGRATIONS },
  open: ({ platform }) => openMapStyles(mapStylesContext(platform)),
});
