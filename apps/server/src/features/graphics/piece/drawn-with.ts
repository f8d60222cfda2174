import type { GraphicFields } from "@nv/contracts/schemas";
import { typeOf, type WantedStreets } from "@nv/graphic-types";
import { loadCharts } from "@nv/graphic-types/page";
import { colourOfPresets, fileIdIn } from "@nv/piece-parts";
import { openOsmFile } from "../../../platform/streets/open-osm-file.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import type { FilledConfig } from "./fill-config.ts";

/** The keys that pages may carry; none of a service that is off. */
export const keysOf = ({ mapbox }: Pick<GraphicsContext, "mapbox">) => ({
  mapbox: mapbox.mode === "off" ? "" : mapbox.token,
});

/** Finds the streets that a graphic is drawn on. */
export async function findStreets(
  { streets, files }: Pick<GraphicsContext, "streets" | "files">,
  wanted: WantedStreets,
) {
  const { from, area, ratios, detail } = wanted;
  const order = { area, ratios, detail };
  return from.kind === "tiles"
    ? streets.find(order)
    : streets.find(order, await openOsmFile(files, fileIdIn(from.source)));
}

/** Reads the streets that a graphic is drawn on; `null` where it is drawn on none, or they are not there. */
async function streetsOf(context: GraphicsContext, config: GraphicFields["config"]) {
  const wanted = typeOf(config.type).streets(config);
  const found = wanted === null ? null : await findStreets(context, wanted);
  return found?.state === "found" ? found.ground : null;
}

/** Resolves what a graphic is drawn with, whatever of it is drawn. */
export async function drawnWith(
  context: GraphicsContext,
  fields: GraphicFields,
  { colours }: Pick<FilledConfig, "colours">,
) {
  const type = typeOf(fields.config.type);
  const { readers, formats } = context.publishing.assets;
  const atlas = await context.atlas(type.atlas(fields.config));
  const streets = await streetsOf(context, fields.config);
  const charts = type.drawsCharts ? await loadCharts() : null;
  const { style } = await context.house.current();
  const ofHouse = colourOfPresets(style.presets);
  const colourOf = (name: string) => colours.get(name) ?? ofHouse(name);
  return { fields, readers, formats, atlas, streets, charts, keys: keysOf(context), colourOf, house: style };
}
