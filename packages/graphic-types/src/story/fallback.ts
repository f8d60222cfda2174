import type { FallbackImage } from "../fallback/fallback.ts";
import type { StoryConfig } from "./config.ts";
import { storyRenditions } from "./rules.ts";

/** The first picture of a story; nothing of one without any. */
export function storyFallback(config: StoryConfig): FallbackImage | null {
  const first = storyRenditions(config).find(({ recipe }) => recipe.recipe === "picture" || recipe.recipe === "poster");
  return first === undefined ? null : { kind: "picture", source: first.source, recipe: first.recipe };
}
