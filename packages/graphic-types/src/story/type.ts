import { graphicType } from "../graphic-type.ts";
import { aboutStory } from "./about.ts";
import { KeptStory, StoryConfig } from "./config.ts";
import { storyExample } from "./example.ts";
import { linkedTexts } from "./linked-texts.ts";
import { storyPage } from "./page.ts";
import { storyFileRules, storyPhoneBytes, storyRenditions } from "./rules.ts";
import { shownStory, storyProblems } from "./shown-story.ts";

/** A story that is told while one scrolls. */
export const story = graphicType({
  about: aboutStory,
  schema: StoryConfig,
  unfinished: { schema: KeptStory, problems: storyProblems, shown: shownStory },
  renditions: storyRenditions,
  linked: linkedTexts,
  fileRules: storyFileRules,
  phoneBytes: storyPhoneBytes,
  page: storyPage,
  schemaType: "Article",
  editor: async () => (await import("./Fields.tsx")).loadStoryFields(),
  example: storyExample,
});
