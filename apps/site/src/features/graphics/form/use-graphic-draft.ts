import { useState } from "react";
import { type GraphicDraft, isSameDraft } from "../core/graphic-draft";
import { keepDraft, readKept } from "./kept-drafts";

/** A form about a graphic, kept in this tab through a reload, a lost connection and the end of the session. */
export interface DraftForm {
  readonly draft: GraphicDraft;
  /** What the form started from. */
  readonly base: GraphicDraft;
  /** Version that it started from; 0 for a new graphic. */
  readonly version: number;
  readonly isDirty: boolean;
  /** Whether it was written before this page was opened. */
  readonly isRestored: boolean;
  readonly change: (part: Partial<GraphicDraft>) => void;
  /** Starts again from something saved, keeping `mine` in the fields. */
  readonly rebase: (base: GraphicDraft, version: number, mine: GraphicDraft) => void;
  /** Forgets what was written. */
  readonly discard: () => void;
}

/**
 * Keeps a form about a graphic.
 *
 * @param name - Names the form in the browser's storage.
 * @param start - What it shows while nothing is written.
 */
export function useGraphicDraft(name: string, start: GraphicDraft, startVersion = 0): DraftForm {
  const [state, setState] = useState(() => {
    const kept = readKept(name);
    return kept ?? { base: start, mine: start, version: startVersion };
  });
  const [isRestored, setIsRestored] = useState(() => readKept(name) !== null);
  const { base, mine, version } = state;

  function put(next: typeof state) {
    setState(next);
    keepDraft(name, isSameDraft(next.base, next.mine) ? null : next);
  }

  return {
    draft: mine,
    base,
    version,
    isDirty: !isSameDraft(base, mine),
    isRestored,
    change: (part) => put({ ...state, mine: { ...mine, ...part } }),
    rebase: (newBase, newVersion, newMine) => put({ base: newBase, version: newVersion, mine: newMine }),
    discard() {
      setIsRestored(false);
      put({ base: start, mine: start, version: startVersion });
    },
  };
}
