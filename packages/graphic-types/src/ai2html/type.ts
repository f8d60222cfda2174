import { graphicType } from "../graphic-type.ts";
import { aboutAi2Html } from "./about.ts";
import { Ai2HtmlConfig } from "./config.ts";
import { ai2htmlExample } from "./example.ts";

/** A drawing of Illustrator, one for each width. */
export const ai2html = graphicType({
  about: aboutAi2Html,
  schema: Ai2HtmlConfig,
  rendering: async () => (await import("./rendering.ts")).ai2htmlRendering,
  editor: async () => (await import("./Fields.tsx")).Ai2HtmlFields,
  example: ai2htmlExample,
});
