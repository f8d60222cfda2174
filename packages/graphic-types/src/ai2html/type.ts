import { graphicType } from "../graphic-type.ts";
import { aboutAi2Html } from "./about.ts";
import { Ai2HtmlConfig } from "./config.ts";
import { ai2htmlExample } from "./example.ts";
import { ai2htmlPage, ai2htmlRenditions, ai2htmlShapes } from "./page.ts";

/** A drawing of Illustrator, one for each width. */
export const ai2html = graphicType({
  about: aboutAi2Html,
  schema: Ai2HtmlConfig,
  renditions: ai2htmlRenditions,
  page: ai2htmlPage,
  shapes: ai2htmlShapes,
  turnsAtPx: ({ artboards }) => artboards.map(({ minWidthPx }) => minWidthPx),
  editor: async () => (await import("./Fields.tsx")).Ai2HtmlFields,
  example: ai2htmlExample,
});
