import { type Block, type Chapter, headingOf, stepAnchor } from "@nv/formats";

/** Lists the parts of a story that have a heading, in their order. */
export const chaptersOf = (blocks: readonly Block[]): readonly Chapter[] =>
  blocks.flatMap((block) =>
    block.steps.flatMap((step) => {
      const title = headingOf(step.text);
      return title === "" ? [] : [{ anchor: stepAnchor(block, step), title }];
    }),
  );
