import { shapesOf, UPRIGHT_BELOW_PX, videoParts } from "@nv/piece-parts";
import type { Rendering } from "../graphic-type.ts";
import type { VideoConfig } from "./config.ts";
import { videoPage } from "./page.ts";
import { playedVideos, videoRenditions } from "./played-videos.ts";
import { videoFileRules } from "./rules.ts";

/** Pages of videos that are played. */
export const videoRendering: Rendering<VideoConfig> = {
  page: videoPage,
  fallback(config) {
    const [lying] = playedVideos(config);
    return lying === undefined ? null : { kind: "picture", source: lying.source, recipe: lying.poster };
  },
  renditions: videoRenditions,
  fileRules: videoFileRules,
  shapes(config, file) {
    const [lying, upright] = playedVideos(config).map(({ source, play }) => videoParts(file(source, play)));
    if (lying === undefined) return [];
    return upright === undefined ? shapesOf(0, lying) : [...shapesOf(0, upright), ...shapesOf(UPRIGHT_BELOW_PX, lying)];
  },
  turnsAtPx: ({ vertical }) => (vertical === "" ? [] : [UPRIGHT_BELOW_PX]),
};
