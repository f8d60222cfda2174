import type { PieceOf } from "@nv/piece-parts";

/** A part of a story that readers find by its name. */
export interface Chapter {
  /** Id in the page. */
  readonly anchor: string;
  readonly title: string;
}

/** Parts of a story that a block may show besides its own. */
export interface StoryAround {
  readonly chapters: readonly Chapter[];
  /** Title, and what stands with it, as HTML: for a block that begins the story with it; empty where it is said before. */
  readonly head: string;
  readonly piece: PieceOf;
}

/** Surroundings of a block that stands by itself. */
export const NOTHING_AROUND: StoryAround = {
  chapters: [],
  head: "",
  piece(source) {
    throw new Error(`${source} was not resolved.`);
  },
};
