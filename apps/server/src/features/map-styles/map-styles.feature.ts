import { z } from "zod";
import { withoutFinalSlashes } from "../../gate/core/without-final-slashes.ts";
import { defineFeature, type OpenFeature } from "../../platform/feature.ts";
import { createOutsideFetch } from "../../platform/outside/outside-fetch.ts";
import { settleAll } from "../../platform/records/publish-record.ts";
import { checkToken, type MapboxSettings } from "./check-token.ts";
import { mapStylesRoutes } from "./map-styles.routes.ts";
import { createMapStyles } from "./map-styles.service.ts";
import { type MapStylesContext, mapStylesContext } from "./map-styles-context.ts";
import { MAP_STYLES_MIGRATIONS } from "./schema/tables.ts";

const OFF: MapboxSettings = { mode: "off", base: "https://api.mapbox.com", token: undefined };

/** Begins to work with the styles of maps. */
export function openMapStyles(context: MapStylesContext, settings: MapboxSettings = OFF): OpenFeature {
  const styles = createMapStyles(context);
  // A double is neither https nor public.
  const outsideFetch =
    settings.mode === "fake"
      ? createOutsideFetch({ trustedOrigins: [new URL(settings.base).origin] })
      : context.outsideFetch;
  return {
    routes: async (app) => {
      const check = (style: string) => checkToken({ settings, outsideFetch }, style);
      await app.register(mapStylesRoutes, { styles, checkToken: check });
    },
    sweep: () => settleAll(context.records),
  };
}

/** Styles of the house's maps: written once, published for every program that draws maps, and inherited by new locators. */
export const mapStyles = defineFeature({
  name: "map-styles",
  variables: {
    MAPBOX_MODE: z.enum(["live", "fake", "off"], { error: "debe ser live, fake u off" }).default("off"),
    MAPBOX_BASE: z.url({ protocol: /^https?$/, error: "debe ser una dirección web" }).default("https://api.mapbox.com"),
    MAPBOX_TOKEN_PUBLIC: z.string().optional(),
  },
  migrations: { mapStyles: MAP_STYLES_MIGRATIONS },
  open: ({ platform }, { MAPBOX_MODE: mode, MAPBOX_BASE: base, MAPBOX_TOKEN_PUBLIC: token }) =>
    openMapStyles(mapStylesContext(platform), { mode, base: withoutFinalSlashes(base), token }),
});
