import { Button } from "@nv/ui";
import {
  type CallFailure,
  FailureNotice,
  fieldsIn,
  NO_PROBLEMS,
  problemsByField,
  toCallFailure,
  useVersionedDraft,
} from "@nv/web";
import { type FormEvent, type ReactNode, useMemo, useState } from "react";
import { IncludeFields } from "./IncludeFields";
import { fieldsOf, isSameDraft, NEW_INCLUDE, readDraft } from "./include-draft";
import { includesCalls } from "./includes-calls";

/** The form of an include that does not exist yet. */
export function NewInclude({ onSaved }: { readonly onSaved: (id: string) => void }): ReactNode {
  const form = useVersionedDraft({
    key: "nv.include:new",
    start: NEW_INCLUDE,
    version: 0,
    read: readDraft,
    isSame: isSameDraft,
  });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const refused = useMemo(() => (failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure))), [failure]);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    setFailure(null);
    try {
      const { id } = await includesCalls.register(fieldsOf(form.draft));
      form.discard();
      onSaved(id);
    } catch (error) {
      setFailure(toCallFailure(error));
      setIsBusy(false);
    }
  }

  return (
    <form className="nv-includes__form" noValidate onSubmit={(event) => void handleSubmit(event)}>
      <h2>Nuevo include</h2>
      <IncludeFields form={form} refused={refused} hasFreeSlug slug="" />
      {failure !== null && <FailureNotice error={failure} comfort="Lo que has escrito sigue aquí." />}
      <div className="nv-row">
        <Button rank="main" type="submit" disabled={isBusy}>
          Guardar
        </Button>
        {form.isDirty && <Button onClick={form.discard}>Descartar</Button>}
      </div>
    </form>
  );
}
