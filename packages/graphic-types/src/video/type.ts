import { graphicType } from "../graphic-type.ts";
import { UPRIGHT_BELOW_PX } from "../videos/video-html.ts";
import { aboutVideo } from "./about.ts";
import { VideoConfig } from "./config.ts";
import { videoExample } from "./example.ts";
import { videoPage } from "./page.ts";
import { videoRenditions } from "./played-videos.ts";
import { videoFileRules, videoRules } from "./rules.ts";

/** A video that is played. */
export const video = graphicType({
  about: aboutVideo,
  schema: VideoConfig,
  rules: videoRules,
  renditions: videoRenditions,
  fileRules: videoFileRules,
  page: videoPage,
  turnsAtPx: ({ vertical }) => (vertical === "" ? [] : [UPRIGHT_BELOW_PX]),
  example: videoExample,
});
