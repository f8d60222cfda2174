import { HOUSE_MAP_STYLE } from "@nv/geography";
import { Button } from "@nv/ui";
import { FailureNotice } from "@nv/web";
import type { FormEvent, ReactNode } from "react";
import { useNewForm } from "../../records/use-new-form";
import { NEW_STYLE, STYLE_FORM } from "./core/style-draft";
import { mapStylesCalls } from "./map-styles-calls";
import { StyleDesk } from "./StyleDesk";

/** A style that is not saved yet: it begins as the house's own. */
export function NewStyle({ onSaved }: { readonly onSaved: (id: string) => void }): ReactNode {
  const { form, isBusy, failure, refused, save } = useNewForm({ of: STYLE_FORM, start: NEW_STYLE, onSaved });
  const { body } = STYLE_FORM.fromDraft(form.draft);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (body !== null) void save(() => mapStylesCalls.register(body));
  }

  return (
    <form className="nv-map-styles__form nv-stack" noValidate onSubmit={handleSubmit}>
      <StyleDesk form={form} refused={refused} hasFreeSlug start={HOUSE_MAP_STYLE} publicUrl={null}>
        {failure !== null && <FailureNotice error={failure} comfort="Lo que has escrito sigue aquí." />}
        <div className="nv-row">
          <Button rank="main" type="submit" disabled={isBusy || body === null}>
            Guardar el estilo
          </Button>
          {form.isDirty && <Button onClick={form.discard}>Volver a los colores de la casa</Button>}
        </div>
      </StyleDesk>
    </form>
  );
}
