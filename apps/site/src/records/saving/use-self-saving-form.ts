import { useVersionedDraft } from "@nv/web";
import { useMemo } from "react";
import type { Savable } from "../core/saved-draft";
import { type FormWithHistory, useFormHistory } from "../saving/use-form-history";
import type { SavingKind } from "./saving-kind";

/** The form of something that saves itself, with what can be taken back. */
export interface SelfSavingForm<Draft> extends FormWithHistory<Draft> {
  /** Starts from what was just saved here; what was written meanwhile stays, and there is no step to take back. */
  readonly rebaseOnSaved: (base: Draft, version: number, mine: Draft) => void;
}

/** Beginning of a form. */
interface Setup<Draft> {
  /** Names the form in the browser's storage while nothing is saved. */
  readonly name: string;
  /** Draft that it shows before anybody writes. */
  readonly start: Draft;
}

/** Keeps a form that saves itself, and its former states for as long as the page is open. @param saved - As it is saved; `null` before it is. */
export function useSelfSavingForm<Draft extends object, Saved extends Savable>(
  of: SavingKind<Draft, Saved>,
  saved: Saved | null,
  { name, start }: Setup<Draft>,
): SelfSavingForm<Draft> {
  // The same object while nothing is written: the page beside it is drawn again for another one.
  const kept = useMemo(() => (saved === null ? null : of.toDraft(saved)), [of, saved]);
  const version = saved?.version ?? 0;
  function read(stored: string | null) {
    const found = of.read(stored);
    // What was begun when its form was left already goes on under its own name.
    return found !== null && (found.version === 0) === (version === 0) ? found : null;
  }
  const key = of.keyOf(saved?.id ?? name);
  const { isSame } = of;
  const form = useVersionedDraft({ key, read, start: kept ?? start, version, isSame, savesItself: true });
  const history = useFormHistory(form, (base, theirs, mine) => of.join({ base, theirs, mine }, "mine"));
  return { ...history, rebaseOnSaved: form.rebase };
}
