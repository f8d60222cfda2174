import { graphicType } from "../graphic-type.ts";
import { aboutAi2Html } from "./about.ts";
import { Ai2HtmlConfig } from "./config.ts";
import { ai2htmlExample } from "./example.ts";
import { ai2htmlPage, ai2htmlRenditions } from "./page.ts";

/** A drawing of Illustrator, one for each width. */
export const ai2html = graphicType({
  about: aboutAi2Html,
  schema: Ai2HtmlConfig,
  renditions: ai2htmlRenditions,
  page: ai2htmlPage,
  turnsAtPx: ({ artboards }) => artboards.map(({ minWidthPx }) => minWidthPx),
  example: ai2htmlExample,
});
