import { fileIdIn, seenParts, shapesOf } from "@nv/piece-parts";
import { graphicType } from "../graphic-type.ts";
import { aboutImage } from "./about.ts";
import { ImageConfig } from "./config.ts";
import { imageExample } from "./example.ts";
import { imageFallback } from "./fallback.ts";
import { imagePage } from "./page.ts";
import { imageRules } from "./rules.ts";
import { picturesOf } from "./shown-pictures.ts";

/** A picture, or one for each width. */
export const image = graphicType({
  about: aboutImage,
  schema: ImageConfig,
  rules: imageRules,
  renditions: (config) => picturesOf(config).filter(({ source }) => fileIdIn(source) !== null),
  page: imagePage,
  fallback: imageFallback,
  schemaType: "ImageObject",
  shapes: (config, file) =>
    picturesOf(config).flatMap(({ source, recipe, minWidthPx }) =>
      fileIdIn(source) === null ? [] : shapesOf(minWidthPx, seenParts(file(source, recipe))),
    ),
  turnsAtPx: ({ variants }) => variants.map(({ minWidthPx }) => minWidthPx),
  editor: async () => (await import("./Fields.tsx")).ImageFields,
  example: imageExample,
});
