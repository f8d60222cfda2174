import type { StoryConfig } from "@nv/graphic-types";

/** A block of a story, or a step of it. */
export interface StepPlace {
  readonly blockId: string;
  readonly stepId: string | null;
}

/** Path in the form of a field of the step where somebody writes: `config.blocks.2.steps.0.text`. */
export function stepField({ blocks }: StoryConfig, { blockId, stepId }: StepPlace, name: string): string {
  const block = blocks.findIndex(({ id }) => id === blockId);
  const step = blocks[block]?.steps.findIndex(({ id }) => id === stepId) ?? -1;
  return `config.blocks.${block}.steps.${step}.${name}`;
}
