import type { GraphicDetail } from "@nv/contracts/schemas";
import { useMemo, useState } from "react";
import { draftOf, type GraphicDraft, mergeDrafts } from "../../graphics/core/graphic-draft";
import { type DraftForm, useGraphicDraft } from "../../graphics/form/use-graphic-draft";
import { type History, type Moved, NO_HISTORY, rebased, record, redo, undo } from "../core/history";

/** The form of a story, with what can be taken back. */
export interface StoryForm extends DraftForm {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** How many changes were made, taken back or done again. */
  readonly changes: number;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Starts from what was just saved here; what was written meanwhile stays. */
  readonly settle: (base: GraphicDraft, version: number, mine: GraphicDraft) => void;
}

/** Keeps the form of a story, and its former states for as long as the page is open. */
export function useStoryForm(saved: GraphicDetail): StoryForm {
  // The same object while nothing is written: the page beside it is drawn again for another one.
  const start = useMemo(() => draftOf(saved), [saved]);
  const form = useGraphicDraft(saved.id, start, saved.version);
  const [history, setHistory] = useState<History<GraphicDraft>>(NO_HISTORY);
  const { draft } = form;
  const [changes, setChanges] = useState(0);

  function move(to: Moved<GraphicDraft> | null) {
    if (to === null) return;
    setHistory(to.history);
    setChanges((count) => count + 1);
    form.change(to.value);
  }
  return {
    ...form,
    canUndo: history.past.length > 0,
    changes,
    canRedo: history.future.length > 0,
    undo: () => move(undo(history, draft)),
    redo: () => move(redo(history, draft)),
    settle: form.rebase,
    change(part) {
      const after = { ...draft, ...part };
      setHistory((known) => record(known, draft, after, Date.now()));
      setChanges((count) => count + 1);
      form.change(part);
    },
    rebase(base, version, mine) {
      setHistory((known) => rebased(known, (state) => mergeDrafts(form.base, base, state)));
      form.rebase(base, version, mine);
    },
  };
}
