import { HOUSE_MAP_STYLE } from "@nv/geography";
import { Button } from "@nv/ui";
import { FailureNotice } from "@nv/web";
import { type FormEvent, type ReactNode, useId } from "react";
import { OnBar } from "../../frame/workbench/bar";
import { useNewForm } from "../../records/use-new-form";
import { NEW_STYLE, STYLE_FORM } from "./core/style-draft";
import { mapStylesCalls } from "./map-styles-calls";
import { StyleDesk } from "./StyleDesk";

/** A style that is not saved yet: it begins as the house's own. */
export function NewStyle({ onSaved }: { readonly onSaved: (id: string) => void }): ReactNode {
  const { form, isBusy, failure, refused, save } = useNewForm({ of: STYLE_FORM, start: NEW_STYLE, onSaved });
  const formId = useId();
  const { body } = STYLE_FORM.fromDraft(form.draft);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (body !== null) void save(() => mapStylesCalls.register(body));
  }

  return (
    <form id={formId} className="nv-map-styles__form nv-stack" noValidate onSubmit={handleSubmit}>
      <StyleDesk form={form} refused={refused} hasFreeSlug start={HOUSE_MAP_STYLE} publicUrl={null}>
        <OnBar place="news">
          {failure !== null && <FailureNotice error={failure} comfort="Lo que has escrito sigue aquí." />}
        </OnBar>
        <OnBar place="actions">
          {form.isDirty && <Button onClick={form.discard}>Volver a los colores de la casa</Button>}
          <Button rank="main" type="submit" form={formId} disabled={isBusy || body === null}>
            Guardar el estilo
          </Button>
        </OnBar>
      </StyleDesk>
    </form>
  );
}
