import type { MapStyleDetail } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import { parseJson } from "@nv/web";
import type { FormEvent, ReactNode } from "react";
import { SavedFormTrouble } from "../../records/SavedFormTrouble";
import { useSavedForm } from "../../records/use-saved-form";
import {
  bodyOf,
  draftConflicts,
  draftOf,
  isSameDraft,
  mergeDrafts,
  readStyle,
  StoredStyleDraft,
} from "./core/style-draft";
import { mapStylesCalls } from "./map-styles-calls";
import { StyleDesk } from "./StyleDesk";

interface Props {
  readonly saved: MapStyleDetail;
  readonly onChanged: (saved: MapStyleDetail) => void;
}

const formOf = (detail: MapStyleDetail) => draftOf(detail.style, detail);

/** The form of a style that is saved; two people in it lose nothing of each other's. */
export function EditStyle({ saved, onChanged }: Props): ReactNode {
  const { id } = saved;
  const work = useSavedForm({
    key: `nv.map-style:${id}`,
    saved,
    draftOf: formOf,
    read: (stored) => parseJson(stored, StoredStyleDraft),
    isSame: isSameDraft,
    merge: mergeDrafts,
    save(draft, version) {
      const { style } = readStyle(draft);
      return style === null ? null : mapStylesCalls.edit(id, { ...bodyOf(draft, style), version });
    },
    currentIn: mapStylesCalls.currentIn,
    onChanged,
  });
  const { form, isBusy, refused } = work;
  const { style } = readStyle(form.draft);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    work.save();
  }

  return (
    <form className="nv-map-styles__form nv-stack" noValidate onSubmit={handleSubmit}>
      <StyleDesk
        form={form}
        refused={refused}
        hasFreeSlug={saved.publishedAtMs === null}
        start={saved.style}
        publicUrl={saved.publicUrl}
      >
        <SavedFormTrouble of={work} draftOf={formOf} conflicts={draftConflicts} />
        <div className="nv-row">
          <Button rank="main" type="submit" disabled={isBusy || !form.isDirty || style === null}>
            Guardar los cambios
          </Button>
          {form.isDirty && <Button onClick={form.discard}>Descartar los cambios</Button>}
        </div>
      </StyleDesk>
    </form>
  );
}
