import type { GraphicDetail } from "@nv/contracts/schemas";
import { useMemo } from "react";
import { draftOf, type GraphicDraft } from "../core/graphic-draft";
import { type FormWithHistory, useFormHistory } from "./use-form-history";
import { useGraphicDraft } from "./use-graphic-draft";

/** The form of a graphic that saves itself, with what can be taken back. */
export interface GraphicFormState extends FormWithHistory {
  /** Starts from what was just saved here; what was written meanwhile stays, and there is no step to take back. */
  readonly rebaseOnSaved: (base: GraphicDraft, version: number, mine: GraphicDraft) => void;
}

/** Beginning of a form. */
interface Setup {
  /** Names the form in the browser's storage while nothing is saved. */
  readonly name: string;
  /** Draft that it shows before anybody writes. */
  readonly start: GraphicDraft;
}

/** Keeps the form of a graphic, and its former states for as long as the page is open. @param saved - As it is saved; `null` before it is. */
export function useGraphicForm(saved: GraphicDetail | null, { name, start }: Setup): GraphicFormState {
  // The same object while nothing is written: the page beside it is drawn again for another one.
  const kept = useMemo(() => (saved === null ? null : draftOf(saved)), [saved]);
  const form = useGraphicDraft(saved?.id ?? name, kept ?? start, saved?.version ?? 0);
  return { ...useFormHistory(form), rebaseOnSaved: form.rebase };
}
