import { graphicType } from "../graphic-type.ts";
import { aboutStory } from "./about.ts";
import { StoryConfig } from "./config.ts";
import { storyExample } from "./example.ts";
import { storyPage } from "./page.ts";
import { storyFileRules, storyPhoneBytes, storyRenditions, storyRules } from "./rules.ts";

/** A story that is told while one scrolls. */
export const story = graphicType({
  about: aboutStory,
  schema: StoryConfig,
  rules: storyRules,
  renditions: storyRenditions,
  fileRules: storyFileRules,
  phoneBytes: storyPhoneBytes,
  page: storyPage,
  schemaType: "Article",
  isStory: true,
  example: storyExample,
});
