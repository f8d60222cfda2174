import type { GraphicDetail } from "@nv/contracts/schemas";
import { type Saving, type SavingSetup, useSaving } from "../../records/saving/use-saving";
import type { GraphicDraft } from "../core/graphic-draft";
import { GRAPHIC_SAVING } from "./graphic-saving";

/** State of the saves of a graphic, with the functions that order them. */
export type GraphicSaving = Saving<GraphicDraft, GraphicDetail>;

/** Saves a graphic by itself. */
export const useGraphicSaving = (setup: SavingSetup<GraphicDraft, GraphicDetail>): GraphicSaving =>
  useSaving(GRAPHIC_SAVING, setup);
