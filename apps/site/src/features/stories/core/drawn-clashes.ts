import { TAKEN_OUT } from "../../../pieces/core/joined-draft";
import type { DraftConflict } from "../../../records/core/saved-draft";

const CONFIG = "config.";

/** Path from the story of what two people wrote; `null` for what is no part of it. */
export const clashPath = ({ field }: Pick<DraftConflict, "field">): string | null =>
  field.startsWith(CONFIG) ? field.slice(CONFIG.length) : null;

/** Whether it is told where it is: not what is taken out here, which has no place any more, nor the words around the story. */
export const isDrawnInPlace = ({ field, mine }: Pick<DraftConflict, "field" | "mine">): boolean =>
  mine !== TAKEN_OUT && clashPath({ field }) !== null;
