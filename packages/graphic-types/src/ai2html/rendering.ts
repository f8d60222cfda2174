import type { Rendering } from "../graphic-type.ts";
import type { Ai2HtmlConfig } from "./config.ts";
import { ai2htmlPage, ai2htmlRenditions, ai2htmlShapes } from "./page.ts";

/** Pages of drawings of Illustrator. */
export const ai2htmlRendering: Rendering<Ai2HtmlConfig> = {
  page: ai2htmlPage,
  renditions: ai2htmlRenditions,
  shapes: ai2htmlShapes,
  turnsAtPx: ({ artboards }) => artboards.map(({ minWidthPx }) => minWidthPx),
};
