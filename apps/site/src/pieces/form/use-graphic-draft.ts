import { useVersionedDraft, type VersionedForm } from "@nv/web";
import { type GraphicDraft, isSameDraft, readKeptDraft } from "../core/graphic-draft";
import { DRAFT_PREFIX } from "../core/kept-drafts";

/** A form about a graphic. */
export type DraftForm = VersionedForm<GraphicDraft>;

/**
 * Keeps a form about a graphic.
 *
 * @param name - Names the form in the browser's storage.
 * @param start - What it shows while nothing is written.
 */
export function useGraphicDraft(name: string, start: GraphicDraft, version = 0): DraftForm {
  return useVersionedDraft({ key: DRAFT_PREFIX + name, start, version, read: readKeptDraft, isSame: isSameDraft });
}
