import { browserStore } from "@nv/web";
import { copyKey, type DraftCopy, useDraftCopy as useCopy } from "../../records/saving/use-draft-copy";
import { forgetSent, type Unanswered, useUnanswered as useUnansweredOf } from "../../records/saving/use-unanswered";
import type { GraphicDraft } from "../core/graphic-draft";
import { GRAPHIC_SAVING } from "./graphic-saving";
import type { GraphicFormState } from "./use-graphic-form";

/** Forgets the copy of a form that somebody throws away. @param name - Id of its graphic, or name of the form of one that is not begun. */
export function forgetCopy(personId: string, name: string): void {
  browserStore.keep(copyKey(GRAPHIC_SAVING, personId, name), null);
  forgetSent(GRAPHIC_SAVING.keyOf(name));
}

/** Keeps what is written of a graphic and not saved in the browser, besides the tab. */
export const useDraftCopy = (form: GraphicFormState, id: string, unanswered: Unanswered<GraphicDraft>): DraftCopy =>
  useCopy(GRAPHIC_SAVING, form, id, unanswered);

/** Keeps the saving of a graphic that nobody answered. @param id - Of the graphic, or name of the form of one that is not begun. */
export const useUnanswered = (id: string): Unanswered<GraphicDraft> =>
  useUnansweredOf(GRAPHIC_SAVING, GRAPHIC_SAVING.keyOf(id));
