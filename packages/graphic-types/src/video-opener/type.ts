import { UPRIGHT_BELOW_PX } from "@nv/piece-parts";
import { graphicType } from "../graphic-type.ts";
import { aboutVideoOpener } from "./about.ts";
import { VideoOpenerConfig } from "./config.ts";
import { videoOpenerExample } from "./example.ts";
import { FIRST_FRAME, openerRenditions } from "./looped-videos.ts";
import { videoOpenerPage } from "./page.ts";
import { openerFileRules, openerRules } from "./rules.ts";

/** A silent video that begins a story, with its title over it. */
export const videoOpener = graphicType({
  about: aboutVideoOpener,
  schema: VideoOpenerConfig,
  rules: openerRules,
  renditions: openerRenditions,
  fileRules: openerFileRules,
  page: videoOpenerPage,
  fallback: ({ source }) => ({ kind: "picture", source, recipe: FIRST_FRAME }),
  schemaType: "VideoObject",
  // It has another shape on phones, whether the video is another or not.
  turnsAtPx: () => [UPRIGHT_BELOW_PX],
  editor: async () => (await import("./Fields.tsx")).VideoOpenerFields,
  example: videoOpenerExample,
});
