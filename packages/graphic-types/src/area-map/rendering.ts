import { basemapAtlas } from "../data-map/draw/data-basemap.ts";
import { WIDE_FROM_PX } from "../data-map/draw/map-styles.ts";
import type { Rendering } from "../graphic-type.ts";
import type { AreaMapConfig } from "./config.ts";
import { areaMapFallback } from "./fallback.ts";
import { areaMapPage } from "./page.ts";
import { areaMapFileRules } from "./rules.ts";
import { areaMapStoryDrawing } from "./story-drawing.ts";

/** Pages of maps of areas. */
export const areaMapRendering: Rendering<AreaMapConfig> = {
  page: areaMapPage,
  fallback: areaMapFallback,
  storyDrawing: areaMapStoryDrawing,
  fileRules: areaMapFileRules,
  atlas: ({ areas }) => basemapAtlas(areas),
  turnsAtPx: () => [WIDE_FROM_PX],
};
