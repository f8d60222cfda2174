import { UPRIGHT_BELOW_PX } from "@nv/piece-parts";
import type { Rendering } from "../graphic-type.ts";
import type { VideoOpenerConfig } from "./config.ts";
import { FIRST_FRAME, openerRenditions } from "./looped-videos.ts";
import { videoOpenerPage } from "./page.ts";
import { openerFileRules } from "./rules.ts";

/** Pages of silent videos with a title over them. */
export const videoOpenerRendering: Rendering<VideoOpenerConfig> = {
  page: videoOpenerPage,
  fallback: ({ source }) => ({ kind: "picture", source, recipe: FIRST_FRAME }),
  renditions: openerRenditions,
  fileRules: openerFileRules,
  // It has another shape on phones, whether the video is another or not.
  turnsAtPx: () => [UPRIGHT_BELOW_PX],
};
