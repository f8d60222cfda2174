import type { GraphicEvent } from "@nv/contracts/schemas";
import type { Topic } from "@nv/web";
import { useDeferredValue, useEffect, useState } from "react";
import { newest } from "../core/newest";
import type { Savable } from "../core/saved-draft";
import type { SavingKind } from "./saving-kind";
import { useDraftCopy } from "./use-draft-copy";
import { useNewer } from "./use-newer";
import { useSaving } from "./use-saving";
import { useSelfSavingForm } from "./use-self-saving-form";
import { useUnanswered } from "./use-unanswered";

interface Setup<Draft, Saved> {
  /** Names the form in the browser's storage while nothing is saved, and what it shows then. */
  readonly name: string;
  readonly start: Draft;
  /** Record as it comes from the server; `null` for what is not begun yet. */
  readonly came: Saved | null;
  /** Called with what is saved now, whoever saved it. */
  readonly onChanged: (record: Saved) => void;
  /** Called once an order of somebody's has published it. */
  readonly onPublished: () => void;
}

/**
 * Edits a record that saves itself: what is saved of it, what is written, and what others save meanwhile.
 *
 * @param topic - Event that tells of what others save.
 */
export function useEditedRecord<Draft extends object, Saved extends Savable>(
  of: SavingKind<Draft, Saved>,
  topic: Topic<GraphicEvent>,
  { name, start, came, onChanged, onPublished }: Setup<Draft, Saved>,
) {
  const [record, setRecord] = useState(came);
  function change(changed: Saved): void {
    setRecord(changed);
    onChanged(changed);
  }
  const form = useSelfSavingForm(of, record, { name, start });
  const deferred = useDeferredValue(form.draft);
  const unanswered = useUnanswered(of, of.keyOf(record?.id ?? name));
  const { isFound, forget } = useDraftCopy(of, form, record?.id ?? name, unanswered);
  const saving = useSaving(of, {
    ...{ form, unanswered, deferred, saved: record, onSaved: change, onBegun: forget, onPublished },
  });
  const isSettled = !saving.isSaving && saving.trouble === null;
  useEffect(() => {
    // What comes while something is saved, or was and nobody answered, may be our own: that is known first.
    if (isSettled && came !== null) setRecord((known) => newest(known, came));
  }, [isSettled, came]);
  const { hear, isSaving } = saving;
  const newer = useNewer(of, topic, { form, saved: record, onNewer: hear, isSaving, isHeld: unanswered.isLeft });
  const [wasRestored] = useState(form.isRestored && form.isDirty);
  return {
    ...{ record, change, form, deferred, saving, newer },
    /** Whether the form has what somebody wrote before, which was saved nowhere, and nothing since. */
    isRecovered: (wasRestored || isFound) && form.changes === 0,
  };
}
