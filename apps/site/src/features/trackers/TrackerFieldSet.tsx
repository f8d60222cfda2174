import { type FieldProblem, TRACKER_RECORD } from "@nv/contracts/schemas";
import { Field, Notice, TextArea } from "@nv/ui";
import { bindFields, type FormProblems, problemsByField, type VersionedForm } from "@nv/web";
import type { ReactNode } from "react";
import { InternalNote } from "../../records/data/InternalNote";
import { NameFields } from "../../records/data/NameFields";
import type { TrackerDraft } from "./core/tracker-draft";
import { MemberRows } from "./MemberRows";
import { MethodFields } from "./MethodFields";

interface Props {
  readonly form: VersionedForm<TrackerDraft>;
  /** Problems that the server reported. */
  readonly refused: FormProblems;
  /** Problems that can be told without sending the form. */
  readonly said: readonly FieldProblem[];
  /** Whether its address can still be chosen. */
  readonly hasFreeSlug: boolean;
}

/** Fields of a tracker: what it is, and how its average is made, or what it compares. */
export function TrackerFieldSet({ form, refused, said, hasFreeSlug }: Props): ReactNode {
  const { draft, change } = form;
  const problems: FormProblems = new Map([...refused, ...problemsByField(said)]);
  const errorOf = (field: string) => problems.get(field) ?? "";
  const f = bindFields({ draft, change, problems, labels: TRACKER_RECORD.labels });
  return (
    <>
      {form.isRestored && form.isDirty && <Notice tone="plain">Hemos recuperado lo que habías escrito.</Notice>}
      <fieldset className="nv-data-tool__part nv-stack">
        <legend>Qué es</legend>
        <div className="nv-data-tool__fields">
          <NameFields fields={f} hasFreeSlug={hasFreeSlug} />
          {draft.kind === "mandate" && (
            <>
              <Field {...f.text("holder")} />
              <Field type="date" {...f.text("startDay")} />
            </>
          )}
        </div>
        {draft.kind === "mandate" && (
          <Field
            hint="Con sus palabras: dos preguntas distintas no se comparan sin decir por qué"
            {...f.text("question")}
          />
        )}
        <TextArea hint="Para los lectores: va en los datos públicos" rows={2} isProse {...f.text("description")} />
      </fieldset>
      {draft.kind === "mandate" ? (
        <fieldset className="nv-data-tool__part nv-stack">
          <legend>Cómo se hace la media</legend>
          <MethodFields fields={f.part("method")} />
        </fieldset>
      ) : (
        <fieldset className="nv-data-tool__part nv-stack">
          <legend>Qué se compara</legend>
          <MemberRows fields={bindFields({ draft, change, problems })} errorOf={errorOf} />
        </fieldset>
      )}
      <InternalNote {...f.value("note")} />
    </>
  );
}
