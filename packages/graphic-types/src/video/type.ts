import { shapesOf, UPRIGHT_BELOW_PX, videoParts } from "@nv/piece-parts";
import { graphicType } from "../graphic-type.ts";
import { aboutVideo } from "./about.ts";
import { VideoConfig } from "./config.ts";
import { videoExample } from "./example.ts";
import { videoPage } from "./page.ts";
import { playedVideos, videoRenditions } from "./played-videos.ts";
import { videoFileRules, videoRules } from "./rules.ts";

/** A video that is played. */
export const video = graphicType({
  about: aboutVideo,
  schema: VideoConfig,
  rules: videoRules,
  renditions: videoRenditions,
  fileRules: videoFileRules,
  page: videoPage,
  fallback(config) {
    const [lying] = playedVideos(config);
    return lying === undefined ? null : { kind: "picture", source: lying.source, recipe: lying.poster };
  },
  schemaType: "VideoObject",
  shapes(config, file) {
    const [lying, upright] = playedVideos(config).map(({ source, play }) => videoParts(file(source, play)));
    if (lying === undefined) return [];
    return upright === undefined ? shapesOf(0, lying) : [...shapesOf(0, upright), ...shapesOf(UPRIGHT_BELOW_PX, lying)];
  },
  turnsAtPx: ({ vertical }) => (vertical === "" ? [] : [UPRIGHT_BELOW_PX]),
  editor: async () => (await import("./Fields.tsx")).VideoFields,
  example: videoExample,
});
