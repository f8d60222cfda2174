import {
  type AtlasName,
  atlasFor,
  type Basemap,
  type BasemapRequest,
  type LoadedAtlas,
  resolveBasemap,
  resolveInset,
} from "@nv/geography";
import { aboutPoint, locatorArea, locatorInset } from "./area.ts";
import { type LocatorConfig, MAP_RATIOS } from "./config.ts";
import { SHARED_RATIO } from "./drawn-sizes.ts";

const requestOf = (config: LocatorConfig): BasemapRequest => ({
  area: locatorArea(config),
  focus: config.area.focus,
  about: aboutPoint(config),
  highlights: config.highlights,
  inset: locatorInset(config),
  hasNames: config.around.cities || config.around.waters,
  hasRivers: config.around.rivers,
  // Those of its page, and of the widest and the tallest of its pictures.
  ratios: [MAP_RATIOS[config.ratio], MAP_RATIOS[config.phoneRatio], SHARED_RATIO, MAP_RATIOS["9:16"]],
});

/** The files of the atlas that a map is made of. */
export const locatorAtlas = (config: LocatorConfig): readonly AtlasName[] => atlasFor(requestOf(config));

/**
 * Returns the basemap of a map.
 *
 * @param atlas - At least what {@link locatorAtlas} asks for.
 * @param onStreets - Whether it lies on streets, and takes of the atlas the little map alone.
 */
export function locatorBasemap(config: LocatorConfig, atlas: LoadedAtlas, onStreets = false): Basemap {
  if (onStreets) return resolveInset(requestOf(config), atlas);
  const basemap = resolveBasemap(requestOf(config), atlas);
  // Whose towns they are is said where they are written.
  const sources = basemap.sources.filter((source) => source !== "towns" || config.around.cities);
  return { ...basemap, sources };
}
