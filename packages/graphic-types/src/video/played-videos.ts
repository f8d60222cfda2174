import type { Recipe } from "@nv/contracts/schemas";
import { fileIdIn, type WantedRendition } from "@nv/piece-parts";
import type { VideoConfig } from "./config.ts";

/** A video that is played, and what must have been made of it. */
export interface PlayedVideo {
  readonly field: "source" | "vertical";
  readonly source: string;
  readonly play: Recipe;
  readonly poster: Recipe;
}

/** The files of a video: lying, and upright if there is one; nothing for an address. */
export function playedVideos({ source, vertical, posterAtMs }: VideoConfig): readonly PlayedVideo[] {
  const recipes = { play: { recipe: "play" }, poster: { recipe: "poster", atMs: posterAtMs } } as const;
  const named = [
    { field: "source", source },
    { field: "vertical", source: vertical },
  ] as const;
  return named.filter((one) => fileIdIn(one.source) !== null).map((one) => ({ ...one, ...recipes }));
}

/** Lists the renditions that are needed of the files of a video. */
export const videoRenditions = (config: VideoConfig): readonly WantedRendition[] =>
  playedVideos(config).flatMap(({ field, source, play, poster }) => [
    { field, source, recipe: play },
    { field, source, recipe: poster },
  ]);
