import { linkedParagraphs } from "@nv/formats";
import type { LinkedText } from "../capabilities.ts";
import type { StoryConfig } from "./config.ts";

/** Lists the paragraphs of a story that link to something, each with its step. */
export const linkedTexts = ({ blocks }: Pick<StoryConfig, "blocks">): readonly LinkedText[] =>
  blocks.flatMap(({ steps }, block) =>
    steps.flatMap(({ text }, step) =>
      linkedParagraphs(text).map(({ words, addresses }) => ({
        ...{ field: `blocks.${block}.steps.${step}.text`, text: words, addresses },
      })),
    ),
  );
