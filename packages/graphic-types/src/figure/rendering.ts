import type { Rendering } from "../graphic-type.ts";
import type { FigureConfig } from "./config.ts";
import { figureShapes, WIDE_FROM_PX } from "./drawn-sheets.ts";
import { figureFallback } from "./fallback.ts";
import { figurePage } from "./page.ts";
import { figureFileRules } from "./rules.ts";

/** Pages of charts that are drawn here. */
export const figureRendering: Rendering<FigureConfig> = {
  page: figurePage,
  fallback: figureFallback,
  fileRules: figureFileRules,
  turnsAtPx: () => [WIDE_FROM_PX],
  shapes: figureShapes,
};
