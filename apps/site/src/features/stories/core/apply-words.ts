import { changeBlock, changeStep, newBlock, type StoryConfig } from "@nv/graphic-types";
import type { GraphicDraft } from "../../../pieces/core/graphic-draft";
import type { CopyEdits, CopyStory } from "./copy-text";
import type { PastedGroup, PastedStep } from "./read-pasted";

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

/** Place in a story: a block of it, and a step of that; `null` for none. */
interface WordsPlace {
  readonly blockId: string | null;
  readonly stepId: string | null;
}

type Block = StoryConfig["blocks"][number];

/** The format of a scene by what others call it: boards of Illustrator, or pictures that take turns. */
const sceneFormat = (scene: string) => (/\bai\b|ai2html|illustrator/i.test(scene) ? "Ai2Transition" : "ImgTransition");

/** A new block of steps that were written elsewhere. */
function blockOf(format: string, pasted: readonly PastedStep[], newId: () => string): Block {
  const fresh = newBlock(format, newId);
  const [blank] = fresh.steps;
  if (blank === undefined) throw new Error(`A block of ${format} begins without a step.`);
  return { ...fresh, steps: pasted.map(({ text, alt }) => ({ ...blank, id: newId(), text, alt })) };
}

/** Puts steps into a block, after the one where somebody writes; in place of one with nothing said in it, which was only the place to begin. */
function intoBlock(into: Block, stepId: string | null, pasted: readonly PastedStep[], newId: () => string): Block {
  const { steps } = blockOf(into.format, pasted, newId);
  const [blank] = newBlock(into.format, newId).steps;
  const saysNothing = (step: Block["steps"][number]) =>
    JSON.stringify({ ...step, id: "" }) === JSON.stringify({ ...blank, id: "" });
  if (into.steps.length === 1 && into.steps.every(saysNothing)) return { ...into, steps };
  const at = into.steps.findIndex(({ id }) => id === stepId);
  return { ...into, steps: into.steps.toSpliced(at === -1 ? into.steps.length : at + 1, 0, ...steps) };
}

/**
 * Puts steps that were written elsewhere into the block where somebody writes, after its step, or into a new one of text when there is none. A
 * page of paragraphs and scenes is blocks of its own, after that block.
 */
export function withPasted(
  config: StoryConfig,
  { blockId, stepId }: WordsPlace,
  groups: readonly PastedGroup[],
  newId: () => string,
): StoryConfig {
  const at = config.blocks.findIndex(({ id }) => id === blockId);
  const into = config.blocks[at];
  const [only, ...others] = groups;
  if (only === undefined) return config;
  if (into !== undefined && others.length === 0) {
    const blocks = changeBlock(config.blocks, into.id, () => intoBlock(into, stepId, only.steps, newId));
    return { ...config, blocks: [...blocks] };
  }
  const fresh = groups.map(({ scene, steps }) => blockOf(scene === null ? "Texto" : sceneFormat(scene), steps, newId));
  return { ...config, blocks: config.blocks.toSpliced(at === -1 ? config.blocks.length : at + 1, 0, ...fresh) };
}
