import type { VersionedForm } from "@nv/web";
import { type KeyboardEvent, useState } from "react";
import { type History, type Moved, NO_HISTORY, rebased, record, redo, undo } from "../core/history";

/** A form whose changes can be taken back, for as long as the page is open. */
export interface FormWithHistory<Draft> extends VersionedForm<Draft> {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Number of changes that were made, undone or redone. */
  readonly changes: number;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Reads the history command of a key combination; `null` for none. */
export function historyOrder(event: KeyboardEvent): "undo" | "redo" | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key === "y" || (key === "z" && event.shiftKey)) return "redo";
  return key === "z" ? "undo" : null;
}

/** Reads what a key combination orders of what is written, wherever in its form it is pressed; `null` for nothing. */
export function writingOrder({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): "save" | "publish" | null {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return null;
  if (key === "Enter") return "publish";
  return key.toLowerCase() === "s" ? "save" : null;
}

/** Keeps the former states of a form. @param join - Joins two changes of it; of what both changed, mine. */
export function useFormHistory<Draft extends object>(
  form: VersionedForm<Draft>,
  join: (base: Draft, theirs: Draft, mine: Draft) => Draft,
): FormWithHistory<Draft> {
  const [history, setHistory] = useState<History<Draft>>(NO_HISTORY);
  const [changes, setChanges] = useState(0);

  function move(to: Moved<Draft> | null) {
    if (to === null) return;
    setHistory(to.history);
    setChanges((count) => count + 1);
    form.change(to.value);
  }
  return {
    ...form,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    changes,
    undo: () => move(undo(history, form.latest())),
    redo: () => move(redo(history, form.latest())),
    change(part) {
      const before = form.latest();
      setHistory((known) => record(known, before, { ...before, ...part }, Date.now()));
      setChanges((count) => count + 1);
      form.change(part);
    },
    rebase(base, version, mine) {
      setHistory((known) => rebased(known, (state) => join(form.base, base, state)));
      form.rebase(base, version, mine);
    },
    discard() {
      setHistory(NO_HISTORY);
      form.discard();
    },
  };
}
