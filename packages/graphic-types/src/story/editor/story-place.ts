import { createContext, type ReactNode } from "react";

/** Position of somebody who writes in a story: a block, and a step of it; `null` for the block itself. */
export interface StoryPlace {
  readonly blockId: string;
  readonly stepId: string | null;
}

/** A place in which two people wrote at once. */
export interface StoryClash {
  /** From the story: `blocks.2.steps.0.text`. */
  readonly path: string;
  /** Both texts, and the way to decide. */
  readonly drawn: ReactNode;
}

/** State and callbacks that the page around the editor of a story gives it. */
export interface StoryAround {
  /** Other people in each block, as a sentence, by the block's id. */
  readonly others: ReadonlyMap<string, string>;
  /** Places in which two people wrote at once and nobody decided yet. */
  readonly clashes: readonly StoryClash[];
  /** A part that is to be found and given the keyboard: `blocks.2.steps.0.text`; another turn asks for it again. */
  readonly wanted: { readonly path: string; readonly turn: number } | null;
  /** Called when somebody goes into a block or a step. */
  readonly onEnter: (place: StoryPlace) => void;
  /** Called when a block or a step was taken away, with what is said of it. */
  readonly onRemoved: (sentence: string) => void;
}

const ALONE: StoryAround = {
  others: new Map(),
  clashes: [],
  wanted: null,
  onEnter: () => undefined,
  onRemoved: () => undefined,
};

/** Carries it to the blocks of a story; where nobody gives one, nothing is told. */
export const StoryAroundContext = createContext(ALONE);
