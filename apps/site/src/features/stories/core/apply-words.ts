import { changeBlock, changeStep, newBlock, type StoryConfig } from "@nv/graphic-types";
import type { GraphicDraft } from "../../../pieces/core/graphic-draft";
import type { CopyEdits, CopyStory } from "./copy-text";
import type { PastedStep } from "./read-pasted";

/** The words of a story, for the copy desk. */
export const copyStoryOf = ({ title }: Pick<GraphicDraft, "title">, { dek, blocks }: StoryConfig): CopyStory => ({
  title,
  dek,
  blocks,
});

/** A change of what the form of a story holds. */
export interface WordsChange {
  readonly title?: string;
  readonly config: StoryConfig;
}

/** Puts what came back from the copy desk into a story; its blocks, files and steps stay. */
export function withCopy(config: StoryConfig, { title, dek, steps }: CopyEdits): WordsChange {
  const blocks = steps.reduce<readonly StoryConfig["blocks"][number][]>(
    (all, { blockId, stepId, text, alt }) =>
      changeBlock(all, blockId, (block) =>
        changeStep(block, stepId, (step) => ({ ...step, text: text ?? step.text, alt: alt ?? step.alt })),
      ),
    config.blocks,
  );
  return { ...(title !== undefined && { title }), config: { ...config, dek: dek ?? config.dek, blocks: [...blocks] } };
}

/** Puts steps that were written elsewhere at the end of a block, or into a new one of text when there is none. */
export function withPasted(
  config: StoryConfig,
  blockId: string | null,
  pasted: readonly PastedStep[],
  newId: () => string,
): StoryConfig {
  const into = config.blocks.find(({ id }) => id === blockId);
  const fresh = newBlock(into?.format ?? "Texto", newId);
  const [blank] = fresh.steps;
  if (blank === undefined) throw new Error(`A block of ${fresh.format} begins without a step.`);
  const steps = pasted.map(({ text, alt }) => ({ ...blank, id: newId(), text, alt }));
  if (into === undefined) return { ...config, blocks: [...config.blocks, { ...fresh, steps }] };
  // A step with nothing said in it yet was only the place to begin.
  const saysNothing = ({ id: _id, ...step }: typeof blank) => JSON.stringify({ ...step, id: "" });
  const isBlank = into.steps.length === 1 && into.steps.every((step) => saysNothing(step) === saysNothing(blank));
  const kept = isBlank ? [] : into.steps;
  return {
    ...config,
    blocks: [...changeBlock(config.blocks, into.id, () => ({ ...into, steps: [...kept, ...steps] }))],
  };
}
