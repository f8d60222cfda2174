import type { MapStyleDetail } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import { type FormEvent, type ReactNode, useId } from "react";
import { OnBar } from "../../frame/workbench/bar";
import { SavedFormTrouble } from "../../records/SavedFormTrouble";
import { useSavedForm } from "../../records/use-saved-form";
import { STYLE_FORM } from "./core/style-draft";
import { mapStylesCalls } from "./map-styles-calls";
import { StyleDesk } from "./StyleDesk";

interface Props {
  readonly saved: MapStyleDetail;
  readonly onChanged: (saved: MapStyleDetail) => void;
}

/** The form of a style that is saved; two people in it lose nothing of each other's. */
export function EditStyle({ saved, onChanged }: Props): ReactNode {
  const { edit, currentIn } = mapStylesCalls;
  const work = useSavedForm({ of: STYLE_FORM, saved, edit, currentIn, onChanged });
  const { form, isBusy, refused } = work;
  const formId = useId();
  const { body } = STYLE_FORM.fromDraft(form.draft);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    work.save();
  }

  return (
    <form id={formId} className="nv-map-styles__form nv-stack" noValidate onSubmit={handleSubmit}>
      <StyleDesk
        form={form}
        refused={refused}
        hasFreeSlug={saved.publishedAtMs === null}
        start={saved.style}
        publicUrl={saved.publicUrl}
      >
        <OnBar place="news">
          <SavedFormTrouble of={work} />
        </OnBar>
        <OnBar place="actions">
          {form.isDirty && <Button onClick={form.discard}>Descartar los cambios</Button>}
          <Button
            rank={form.isDirty ? "main" : "plain"}
            type="submit"
            form={formId}
            disabled={isBusy || !form.isDirty || body === null}
          >
            Guardar los cambios
          </Button>
        </OnBar>
      </StyleDesk>
    </form>
  );
}
