import type { FallbackImage } from "../fallback/fallback.ts";
import type { StoryConfig } from "./config.ts";
import { storyRenditions } from "./rules.ts";

/** Returns the first picture that a story asks for; nothing of one without any. */
const firstPicture = (config: StoryConfig) =>
  storyRenditions(config).find(({ recipe }) => recipe.recipe === "picture" || recipe.recipe === "poster");

/** Whether a picture of its own stands for a story. */
export const hasStoryPicture = (config: StoryConfig): boolean => firstPicture(config) !== undefined;

/** The first picture of a story; nothing of one without any. */
export function storyFallback(config: StoryConfig): FallbackImage | null {
  const first = firstPicture(config);
  return first === undefined ? null : { kind: "picture", source: first.source, recipe: first.recipe };
}
