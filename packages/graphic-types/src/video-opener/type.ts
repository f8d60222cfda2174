import { graphicType } from "../graphic-type.ts";
import { aboutVideoOpener } from "./about.ts";
import { VideoOpenerConfig } from "./config.ts";
import { videoOpenerExample } from "./example.ts";
import { openerRules } from "./rules.ts";

/** A silent video that begins a story, with its title over it. */
export const videoOpener = graphicType({
  about: aboutVideoOpener,
  schema: VideoOpenerConfig,
  rules: openerRules,
  rendering: async () => (await import("./rendering.ts")).videoOpenerRendering,
  schemaType: "VideoObject",
  editor: async () => (await import("./Fields.tsx")).VideoOpenerFields,
  example: videoOpenerExample,
});
