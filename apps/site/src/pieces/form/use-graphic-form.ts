import type { GraphicDetail } from "@nv/contracts/schemas";
import { type SelfSavingForm, useSelfSavingForm } from "../../records/saving/use-self-saving-form";
import type { GraphicDraft } from "../core/graphic-draft";
import { GRAPHIC_SAVING } from "./graphic-saving";

/** The form of a graphic that saves itself, with what can be taken back. */
export type GraphicFormState = SelfSavingForm<GraphicDraft>;

/** Beginning of a form. */
interface Setup {
  /** Names the form in the browser's storage while nothing is saved. */
  readonly name: string;
  /** Draft that it shows before anybody writes. */
  readonly start: GraphicDraft;
}

/** Keeps the form of a graphic, and its former states. @param saved - As it is saved; `null` before it is. */
export const useGraphicForm = (saved: GraphicDetail | null, setup: Setup): GraphicFormState =>
  useSelfSavingForm(GRAPHIC_SAVING, saved, setup);
