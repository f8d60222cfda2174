import { basemapAtlas } from "../data-map/draw/data-basemap.ts";
import { WIDE_FROM_PX } from "../data-map/draw/map-styles.ts";
import type { Rendering } from "../graphic-type.ts";
import type { SymbolMapConfig } from "./config.ts";
import { symbolMapFallback } from "./fallback.ts";
import { symbolMapPage } from "./page.ts";
import { symbolMapFileRules } from "./rules.ts";

/** Pages of maps of symbols. */
export const symbolMapRendering: Rendering<SymbolMapConfig> = {
  page: symbolMapPage,
  fallback: symbolMapFallback,
  fileRules: symbolMapFileRules,
  atlas: ({ areas }) => basemapAtlas(areas),
  turnsAtPx: () => [WIDE_FROM_PX],
};
