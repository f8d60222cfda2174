import { graphicType } from "../graphic-type.ts";
import { aboutStory } from "./about.ts";
import { KeptStory, StoryConfig } from "./config.ts";
import { citesData } from "./counted-texts.ts";
import { storyExample } from "./example.ts";
import { linkedTexts } from "./linked-texts.ts";
import { shownStory, storyProblems } from "./shown-story.ts";

/** A story that is told while one scrolls. */
export const story = graphicType({
  about: aboutStory,
  schema: StoryConfig,
  unfinished: { schema: KeptStory, problems: storyProblems, shown: shownStory },
  linked: linkedTexts,
  follows: citesData,
  // What it shows of others is what there was when it went out.
  framesVersion: () => true,
  rendering: async () => (await import("./rendering.ts")).storyRendering,
  schemaType: "NewsArticle",
  editor: async () => (await import("./Fields.tsx")).loadStoryFields(),
  example: storyExample,
});
