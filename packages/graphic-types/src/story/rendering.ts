import type { Rendering } from "../graphic-type.ts";
import type { StoryConfig } from "./config.ts";
import { citesNumbers, filledStory } from "./counted-texts.ts";
import { hasStoryPicture, storyFallback } from "./fallback.ts";
import { storyPage } from "./page.ts";
import { storyFileRules, storyPhoneBytes, storyPieceRules, storyPieces, storyRenditions } from "./rules.ts";

/** Pages of stories that are told while one scrolls. */
export const storyRendering: Rendering<StoryConfig> = {
  page: storyPage,
  filled: (config, { citedOf }) => (citesNumbers(config) ? filledStory(config, citedOf) : config),
  renditions: storyRenditions,
  fileRules: storyFileRules,
  pieces: storyPieces,
  pieceRules: storyPieceRules,
  fallback: storyFallback,
  isPictured: hasStoryPicture,
  phoneBytes: storyPhoneBytes,
};
