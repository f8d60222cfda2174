import { useVersionedDraft, type VersionedForm } from "@nv/web";
import { type GraphicDraft, isSameDraft, readKeptDraft } from "../core/graphic-draft";
import { DRAFT_PREFIX } from "../core/kept-drafts";

/** A form about a graphic. */
export type DraftForm = VersionedForm<GraphicDraft>;

/**
 * Keeps a form about a graphic, which saves itself.
 *
 * @param name - Names the form in the browser's storage.
 * @param start - What it shows while nothing is written.
 */
export function useGraphicDraft(name: string, start: GraphicDraft, version = 0): DraftForm {
  function read(stored: string | null) {
    const kept = readKeptDraft(stored);
    // What was begun when its form was left already goes on under its own name.
    return kept !== null && (kept.version === 0) === (version === 0) ? kept : null;
  }
  const key = DRAFT_PREFIX + name;
  return useVersionedDraft({ key, read, start, version, isSame: isSameDraft, savesItself: true });
}
