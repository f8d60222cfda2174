import type { Rendering } from "../graphic-type.ts";
import { locatorAtlas } from "./basemap.ts";
import type { LocatorConfig } from "./config.ts";
import { WIDE_FROM_PX } from "./drawn-sizes.ts";
import { locatorFallback } from "./fallback.ts";
import { namedParts } from "./named-parts.ts";
import { locatorPage, locatorShapes } from "./page.ts";
import { locatorFileRules } from "./rules.ts";
import { locatorStoryDrawing } from "./story-drawing.ts";
import { pageStreets } from "./streets/wanted-streets.ts";

/** Pages of maps that say where something is. */
export const locatorRendering: Rendering<LocatorConfig> = {
  page: locatorPage,
  fallback: locatorFallback,
  storyDrawing: locatorStoryDrawing,
  partNames: (config) => namedParts(config).map(({ name }) => name),
  fileRules: locatorFileRules,
  atlas: locatorAtlas,
  streets: pageStreets,
  turnsAtPx: () => [WIDE_FROM_PX],
  shapes: locatorShapes,
};
