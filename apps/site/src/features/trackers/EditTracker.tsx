import type { TrackerDetail } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import type { FormEvent, ReactNode } from "react";
import { SavedFormTrouble } from "../../records/SavedFormTrouble";
import { useSavedForm } from "../../records/use-saved-form";
import { bodyOf, draftConflicts, draftOf, isSameDraft, mergeDrafts, readDraft, readStored } from "./core/tracker-draft";
import { TrackerFieldSet } from "./TrackerFieldSet";
import { trackersCalls } from "./trackers-calls";

interface Props {
  readonly tracker: TrackerDetail;
  readonly onChanged: (tracker: TrackerDetail) => void;
}

/** The form of a tracker that is saved; two people in it lose nothing of each other's. */
export function EditTracker({ tracker, onChanged }: Props): ReactNode {
  const { id } = tracker;
  const work = useSavedForm({
    key: `nv.tracker:${id}`,
    saved: tracker,
    draftOf,
    read: readStored,
    isSame: isSameDraft,
    merge: mergeDrafts,
    save(draft, version) {
      const { fields } = readDraft(draft);
      return fields && trackersCalls.edit(id, { ...bodyOf(draft, fields), version });
    },
    currentIn: trackersCalls.currentIn,
    onChanged,
  });
  const { form, isBusy, refused } = work;
  const { problems } = readDraft(form.draft);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    work.save();
  }

  return (
    <details
      className="nv-data-tool__edit"
      open={form.isDirty || (tracker.kind === "comparison" && tracker.problems.length > 0)}
    >
      <summary>{tracker.kind === "mandate" ? "Qué es y cómo se hace la media" : "Qué se compara"}</summary>
      <form className="nv-data-tool__form" noValidate onSubmit={handleSubmit}>
        <TrackerFieldSet
          form={form}
          refused={refused}
          said={[...problems, ...(form.isDirty ? [] : tracker.problems)]}
          hasFreeSlug={tracker.revision === null && tracker.publishedAtMs === null}
        />
        <SavedFormTrouble of={work} draftOf={draftOf} conflicts={draftConflicts} />
        <div className="nv-row">
          <Button rank="main" type="submit" disabled={isBusy || !form.isDirty || problems.length > 0}>
            Guardar los cambios
          </Button>
          {form.isDirty && <Button onClick={form.discard}>Descartar los cambios</Button>}
        </div>
      </form>
    </details>
  );
}
