import type { GraphicDetail } from "@nv/contracts/schemas";
import { type PresentTab, usePresence } from "@nv/web";
import type { GraphicDraft } from "../../../pieces/core/graphic-draft";
import { useDraftCopy, useUnanswered } from "../../../pieces/form/use-draft-copy";
import type { GraphicFormState } from "../../../pieces/form/use-graphic-form";
import { type GraphicSaving, useGraphicSaving } from "../../../pieces/form/use-graphic-saving";
import { type Newer, useNewer } from "../../../pieces/form/use-newer";

interface Setup {
  readonly form: GraphicFormState;
  /** Draft as it is written, a moment later. */
  readonly deferred: GraphicDraft;
  readonly saved: GraphicDetail;
  /** Called with what is saved now, whoever saved it. */
  readonly onSaved: (graphic: GraphicDetail) => void;
  /** Block in which somebody writes here; `undefined` for none. */
  readonly blockId: string | undefined;
}

/** The saving of a story, and whoever else has it open. */
interface StorySaving {
  /** Whether something was found that a tab had left which was closed at once. */
  readonly isFound: boolean;
  /** Others who have it open. */
  readonly present: readonly PresentTab[];
  readonly saving: GraphicSaving;
  readonly newer: Newer;
}

/** Saves a story by itself, faster while others have it open, and joins what they save with what is written. */
export function useStorySaving({ form, deferred, saved, onSaved, blockId }: Setup): StorySaving {
  const unanswered = useUnanswered(saved.id);
  const { isFound } = useDraftCopy(form, saved.id, unanswered);
  const present = usePresence(`graphic:${saved.id}`, blockId);
  const saving = useGraphicSaving({ form, unanswered, deferred, saved, onSaved, isShared: present.length > 0 });
  const { hear, isSaving } = saving;
  const newer = useNewer({ form, saved, onNewer: hear, isSaving, isHeld: unanswered.isLeft });
  return { isFound, present, saving, newer };
}
