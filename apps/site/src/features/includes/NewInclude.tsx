import { Button } from "@nv/ui";
import { FailureNotice } from "@nv/web";
import type { FormEvent, ReactNode } from "react";
import { useNewForm } from "../../records/use-new-form";
import { IncludeFields } from "./IncludeFields";
import { fieldsOf, isSameDraft, NEW_INCLUDE, readDraft } from "./include-draft";
import { includesCalls } from "./includes-calls";

/** The form of an include that does not exist yet. */
export function NewInclude({ onSaved }: { readonly onSaved: (id: string) => void }): ReactNode {
  const { form, isBusy, failure, refused, save } = useNewForm(
    { key: "nv.include:new", start: NEW_INCLUDE, read: readDraft, isSame: isSameDraft },
    onSaved,
  );

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void save(() => includesCalls.register(fieldsOf(form.draft)));
  }

  return (
    <form className="nv-includes__form" noValidate onSubmit={handleSubmit}>
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
