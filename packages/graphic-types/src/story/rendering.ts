import type { Rendering } from "../graphic-type.ts";
import type { StoryConfig } from "./config.ts";
import { storyPage } from "./page.ts";
import { storyFileRules, storyPhoneBytes, storyRenditions } from "./rules.ts";

/** Pages of stories that are told while one scrolls. */
export const storyRendering: Rendering<StoryConfig> = {
  page: storyPage,
  renditions: storyRenditions,
  fileRules: storyFileRules,
  phoneBytes: storyPhoneBytes,
};
