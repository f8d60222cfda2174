import { HOUSE_MAP_STYLE } from "@nv/geography";
import { Button } from "@nv/ui";
import {
  type CallFailure,
  FailureNotice,
  fieldsIn,
  NO_PROBLEMS,
  parseJson,
  problemsByField,
  toCallFailure,
  useVersionedDraft,
} from "@nv/web";
import { type FormEvent, type ReactNode, useMemo, useState } from "react";
import { bodyOf, isSameDraft, NEW_STYLE, readStyle, StoredStyleDraft } from "./core/style-draft";
import { mapStylesCalls } from "./map-styles-calls";
import { StyleDesk } from "./StyleDesk";

/** A style that is not saved yet: it begins as the house's own. */
export function NewStyle({ onSaved }: { readonly onSaved: (id: string) => void }): ReactNode {
  const form = useVersionedDraft({
    key: "nv.map-style:new",
    start: NEW_STYLE,
    version: 0,
    read: (stored) => parseJson(stored, StoredStyleDraft),
    isSame: isSameDraft,
  });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const refused = useMemo(() => (failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure))), [failure]);
  const { style } = readStyle(form.draft);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (style === null) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const { id } = await mapStylesCalls.register(bodyOf(form.draft, style));
      form.discard();
      onSaved(id);
    } catch (error) {
      setFailure(toCallFailure(error));
      setIsBusy(false);
    }
  }

  return (
    <form className="nv-map-styles__form" noValidate onSubmit={(event) => void save(event)}>
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
