import type { StoryConfig } from "@nv/graphic-types";
import type { GraphicDraft } from "../../../pieces/core/graphic-draft";

/** Returns the configuration of a form whose type is a story. @throws {Error} When it is of another. */
export function storyIn({ config }: Pick<GraphicDraft, "config">): StoryConfig {
  if (config.type !== "story") throw new Error(`There is a ${config.type} where a story should be.`);
  return config;
}
