import { HOUSE_MAP_STYLE } from "@nv/geography";
import { Button } from "@nv/ui";
import { FailureNotice, parseJson } from "@nv/web";
import type { FormEvent, ReactNode } from "react";
import { useNewForm } from "../../records/use-new-form";
import { bodyOf, isSameDraft, NEW_STYLE, readStyle, StoredStyleDraft } from "./core/style-draft";
import { mapStylesCalls } from "./map-styles-calls";
import { StyleDesk } from "./StyleDesk";

/** A style that is not saved yet: it begins as the house's own. */
export function NewStyle({ onSaved }: { readonly onSaved: (id: string) => void }): ReactNode {
  const { form, isBusy, failure, refused, save } = useNewForm(
    {
      key: "nv.map-style:new",
      start: NEW_STYLE,
      read: (stored) => parseJson(stored, StoredStyleDraft),
      isSame: isSameDraft,
    },
    onSaved,
  );
  const { style } = readStyle(form.draft);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (style !== null) void save(() => mapStylesCalls.register(bodyOf(form.draft, style)));
  }

  return (
    <form className="nv-map-styles__form nv-stack" noValidate onSubmit={handleSubmit}>
      <StyleDesk form={form} refused={refused} hasFreeSlug start={HOUSE_MAP_STYLE} publicUrl={null}>
        {failure !== null && <FailureNotice error={failure} comfort="Lo que has escrito sigue aquí." />}
        <div className="nv-row">
          <Button rank="main" type="submit" disabled={isBusy || style === null}>
            Guardar el estilo
          </Button>
          {form.isDirty && <Button onClick={form.discard}>Volver a los colores de la casa</Button>}
        </div>
      </StyleDesk>
    </form>
  );
}
