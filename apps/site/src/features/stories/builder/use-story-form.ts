import type { GraphicDetail } from "@nv/contracts/schemas";
import { useMemo } from "react";
import { draftOf, type GraphicDraft } from "../../../pieces/core/graphic-draft";
import { type FormWithHistory, useFormHistory } from "../../../pieces/form/use-form-history";
import { useGraphicDraft } from "../../../pieces/form/use-graphic-draft";

/** The form of a story, with what can be taken back. */
export interface StoryForm extends FormWithHistory {
  /** Starts from what was just saved here; what was written meanwhile stays, and there is no step to take back. */
  readonly rebaseOnSaved: (base: GraphicDraft, version: number, mine: GraphicDraft) => void;
}

/** Keeps the form of a story, and its former states for as long as the page is open. */
export function useStoryForm(saved: GraphicDetail): StoryForm {
  // The same object while nothing is written: the page beside it is drawn again for another one.
  const start = useMemo(() => draftOf(saved), [saved]);
  const form = useGraphicDraft(saved.id, start, saved.version);
  return { ...useFormHistory(form), rebaseOnSaved: form.rebase };
}
