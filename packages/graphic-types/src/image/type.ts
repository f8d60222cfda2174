import { graphicType } from "../graphic-type.ts";
import { aboutImage } from "./about.ts";
import { ImageConfig } from "./config.ts";
import { imageExample } from "./example.ts";
import { imageRules } from "./rules.ts";

/** A picture, or one for each width. */
export const image = graphicType({
  about: aboutImage,
  schema: ImageConfig,
  rules: imageRules,
  rendering: async () => (await import("./rendering.ts")).imageRendering,
  schemaType: "ImageObject",
  editor: async () => (await import("./Fields.tsx")).ImageFields,
  example: imageExample,
});
