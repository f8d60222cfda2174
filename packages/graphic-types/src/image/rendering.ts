import { fileIdIn, seenParts, shapesOf } from "@nv/piece-parts";
import type { Rendering } from "../graphic-type.ts";
import type { ImageConfig } from "./config.ts";
import { imageFallback } from "./fallback.ts";
import { imagePage } from "./page.ts";
import { picturesOf } from "./shown-pictures.ts";

/** Pages of pictures. */
export const imageRendering: Rendering<ImageConfig> = {
  page: imagePage,
  fallback: imageFallback,
  renditions: (config) => picturesOf(config).filter(({ source }) => fileIdIn(source) !== null),
  shapes: (config, file) =>
    picturesOf(config).flatMap(({ source, recipe, minWidthPx }) =>
      fileIdIn(source) === null ? [] : shapesOf(minWidthPx, seenParts(file(source, recipe))),
    ),
  turnsAtPx: ({ variants }) => variants.map(({ minWidthPx }) => minWidthPx),
};
