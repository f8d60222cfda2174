import type { IncludeDetail } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import type { FormEvent, ReactNode } from "react";
import { SavedFormTrouble } from "../../records/SavedFormTrouble";
import { useSavedForm } from "../../records/use-saved-form";
import { IncludeFields } from "./IncludeFields";
import { draftConflicts, draftOf, fieldsOf, isSameDraft, mergeDrafts, readDraft } from "./include-draft";
import { includesCalls, refusalOf } from "./includes-calls";

interface Props {
  readonly include: IncludeDetail;
  readonly onChanged: (include: IncludeDetail) => void;
}

/** The form of an include that is saved; two people in it lose nothing of each other's. */
export function EditInclude({ include, onChanged }: Props): ReactNode {
  const { id } = include;
  const work = useSavedForm({
    key: `nv.include:${id}`,
    saved: include,
    draftOf,
    read: readDraft,
    isSame: isSameDraft,
    merge: mergeDrafts,
    save: (draft, version) => includesCalls.edit(id, { ...fieldsOf(draft), version }),
    currentIn: (failure) => refusalOf(failure).current,
    onChanged,
  });
  const { form, isBusy, refused } = work;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    work.save();
  }

  return (
    <form className="nv-includes__form" noValidate onSubmit={handleSubmit}>
      <IncludeFields
        form={form}
        refused={refused}
        hasFreeSlug={include.revision === null && include.publishedAtMs === null}
        slug={include.slug}
      />
      <SavedFormTrouble of={work} draftOf={draftOf} conflicts={draftConflicts} />
      <div className="nv-row">
        <Button rank="main" type="submit" disabled={isBusy || !form.isDirty}>
          Guardar
        </Button>
        {form.isDirty && <Button onClick={form.discard}>Descartar los cambios</Button>}
      </div>
    </form>
  );
}
