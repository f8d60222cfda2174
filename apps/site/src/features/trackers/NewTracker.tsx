import type { TrackerSummary } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import { FailureNotice } from "@nv/web";
import { type FormEvent, type ReactNode, useMemo, useState } from "react";
import { useNewForm } from "../../records/use-new-form";
import { ComparisonView } from "./ComparisonView";
import { bodyOf, isSameDraft, newTracker, readDraft, readStored } from "./core/tracker-draft";
import { TrackerFieldSet } from "./TrackerFieldSet";
import { trackersCalls } from "./trackers-calls";

interface Props {
  readonly kind: TrackerSummary["kind"];
  readonly onSaved: (id: string) => void;
}

/** A tracker that is not saved yet. A comparison is shown while it is written; a mandate gets its polls once it is saved. */
export function NewTracker({ kind, onSaved }: Props): ReactNode {
  const start = useMemo(() => newTracker(kind), [kind]);
  const { form, isBusy, failure, refused, save } = useNewForm(
    { key: `nv.tracker:new:${kind}`, start, read: readStored, isSame: isSameDraft },
    onSaved,
  );
  const [isAsked, setIsAsked] = useState(false);
  const { fields, problems } = readDraft(form.draft);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (fields !== null) void save(() => trackersCalls.register(bodyOf(form.draft, fields)));
  }

  return (
    <form className="nv-data-tool__form" noValidate onSubmit={handleSubmit}>
      <h2>{kind === "mandate" ? "Nuevo seguimiento" : "Nueva comparación"}</h2>
      <TrackerFieldSet form={form} refused={refused} said={isAsked ? problems : []} hasFreeSlug />
      {fields?.kind === "comparison" && fields.members.length > 0 && <ComparisonView fields={fields} />}
      {isAsked && problems.length > 0 && (
        <p role="alert">
          {problems.length === 1 ? "Falta una cosa por arreglar." : `Faltan ${problems.length} cosas por arreglar.`}
        </p>
      )}
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
