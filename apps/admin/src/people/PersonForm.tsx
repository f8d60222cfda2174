import { Button, ConflictNotice, Notice } from "@nv/ui";
import { FailureNotice } from "@nv/web";
import type { FormEvent } from "react";
import { conflictsOf } from "./core/person-form.ts";
import { PersonFields } from "./PersonFields.tsx";
import type { VersionedPerson } from "./person-calls.ts";
import { usePersonDraft } from "./use-person-draft.ts";

export interface PersonFormProps {
  /** The person as they are saved now. */
  readonly current: VersionedPerson;
}

/** The form of a person, with what became of the last try. */
export function PersonForm({ current }: PersonFormProps) {
  const draft = usePersonDraft(current);
  const { isConflict, isSaving, isDirty, hasChanges, failure } = draft;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isConflict) draft.save();
  }

  return (
    <form className="person-form" onSubmit={handleSubmit} noValidate>
      {draft.isRestored && isDirty && (
        <Notice tone="plain">
          <p>Hemos recuperado lo que habías escrito y no se había guardado.</p>
        </Notice>
      )}
      <PersonFields draft={draft} />
      {isConflict && (
        <ConflictNotice
          conflicts={conflictsOf(draft.saved, draft.values)}
          isBusy={isSaving}
          onKeepMine={draft.saveOver}
          onTakeTheirs={draft.discard}
        >
          Alguien ha cambiado esta cuenta mientras la editabas. No se ha guardado nada de lo tuyo todavía.
        </ConflictNotice>
      )}
      {failure !== null && (
        <FailureNotice error={failure} onRetry={draft.save} comfort="Lo que has escrito sigue aquí." />
      )}
      {draft.isSaved && (
        <Notice tone="done">
          <p>Guardado.</p>
        </Notice>
      )}
      {!isConflict && (
        <div className="nv-row">
          <Button rank="main" type="submit" disabled={!hasChanges || isSaving}>
            {isSaving ? "Guardando…" : "Guardar"}
          </Button>
          {isDirty && hasChanges && <Button onClick={draft.discard}>Descartar los cambios</Button>}
        </div>
      )}
    </form>
  );
}
