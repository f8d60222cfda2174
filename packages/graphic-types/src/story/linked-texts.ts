import { formatOf, stepParagraphs } from "@nv/formats";
import type { LinkedText } from "../capabilities.ts";
import type { StoryConfig } from "./config.ts";

/** Lists the paragraphs of a story that tell of something published, each with its step: what they link to, and the piece that their block shows. */
export const linkedTexts = ({ blocks }: Pick<StoryConfig, "blocks">): readonly LinkedText[] =>
  blocks.flatMap((block, at) => {
    const shown = formatOf(block.format)
      .pieces(block)
      .map(({ source }) => source);
    return block.steps.flatMap(({ text }, step) =>
      stepParagraphs(text).flatMap(({ words, addresses }) => {
        const told = [...addresses, ...shown];
        return told.length === 0 ? [] : [{ field: `blocks.${at}.steps.${step}.text`, text: words, addresses: told }];
      }),
    );
  });
