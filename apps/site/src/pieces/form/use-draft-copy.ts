import { browserStore } from "@nv/web";
import { copyKey, type DraftCopy, useDraftCopy as useCopy } from "../../records/saving/use-draft-copy";
import { GRAPHIC_SAVING } from "./graphic-saving";
import type { GraphicFormState } from "./use-graphic-form";

/** Forgets the copy of a form that somebody throws away. @param name - Id of its graphic, or name of the form of one that is not begun. */
export const forgetCopy = (personId: string, name: string): void =>
  browserStore.keep(copyKey(GRAPHIC_SAVING, personId, name), null);

/** Keeps what is written of a graphic and not saved in the browser, besides the tab. */
export const useDraftCopy = (form: GraphicFormState, id: string): DraftCopy => useCopy(GRAPHIC_SAVING, form, id);
