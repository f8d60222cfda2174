import type { GraphicDetail } from "@nv/contracts/schemas";
import { type Newer as NewerOf, type NewerSetup, useNewer as useNewerOf } from "../../records/saving/use-newer";
import type { GraphicDraft } from "../core/graphic-draft";
import { GRAPHIC_TOPIC } from "../graphic-topic";
import { GRAPHIC_SAVING } from "./graphic-saving";

/** Changes that others save while somebody edits the same graphic. */
export type Newer = NewerOf<GraphicDraft>;

/** Hears that somebody saved the graphic that is being edited, and joins it with what is written. */
export const useNewer = (setup: NewerSetup<GraphicDraft, GraphicDetail>): Newer =>
  useNewerOf(GRAPHIC_SAVING, GRAPHIC_TOPIC, setup);
