import { graphicType } from "../graphic-type.ts";
import { aboutVideo } from "./about.ts";
import { VideoConfig } from "./config.ts";
import { videoExample } from "./example.ts";
import { videoRules } from "./rules.ts";

/** A video that is played. */
export const video = graphicType({
  about: aboutVideo,
  schema: VideoConfig,
  rules: videoRules,
  rendering: async () => (await import("./rendering.ts")).videoRendering,
  schemaType: "VideoObject",
  editor: async () => (await import("./Fields.tsx")).VideoFields,
  example: videoExample,
});
