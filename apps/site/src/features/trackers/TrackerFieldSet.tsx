import type { FieldProblem } from "@nv/contracts/schemas";
import { Field, Notice, TextArea } from "@nv/ui";
import { type FormProblems, problemsByField, type VersionedForm } from "@nv/web";
import type { ReactNode } from "react";
import { InternalNote } from "../../records/data/InternalNote";
import { NameFields } from "../../records/data/NameFields";
import type { TrackerDraft } from "./core/tracker-draft";
import { MemberRows } from "./MemberRows";
import { MethodFields } from "./MethodFields";

interface Props {
  readonly form: VersionedForm<TrackerDraft>;
  /** What the server had to say. */
  readonly refused: FormProblems;
  /** What can be told here. */
  readonly said: readonly FieldProblem[];
  /** Whether its address can still be chosen. */
  readonly hasFreeSlug: boolean;
}

/** Fields of a tracker: what it is, and how its average is made, or what it compares. */
export function TrackerFieldSet({ form, refused, said, hasFreeSlug }: Props): ReactNode {
  const { draft, change } = form;
  const problems: FormProblems = new Map([...refused, ...problemsByField(said)]);
  const errorOf = (field: string) => problems.get(field) ?? "";
  return (
    <>
      {form.isRestored && form.isDirty && <Notice tone="plain">Hemos recuperado lo que habías escrito.</Notice>}
      <fieldset className="nv-data-tool__part nv-stack">
        <legend>Qué es</legend>
        <div className="nv-data-tool__fields">
          <NameFields draft={draft} errorOf={errorOf} hasFreeSlug={hasFreeSlug} onChange={change} />
          {draft.kind === "mandate" && (
            <>
              <Field
                label="De quién es el mandato"
                error={errorOf("holder")}
                value={draft.holder}
                onChange={({ currentTarget }) => change({ holder: currentTarget.value })}
              />
              <Field
                label="Primer día"
                type="date"
                error={errorOf("startDay")}
                value={draft.startDay}
                onChange={({ currentTarget }) => change({ startDay: currentTarget.value })}
              />
            </>
          )}
        </div>
        {draft.kind === "mandate" && (
          <Field
            label="Qué preguntan las encuestas"
            hint="Con sus palabras: dos preguntas distintas no se comparan sin decir por qué"
            error={errorOf("question")}
            value={draft.question}
            onChange={({ currentTarget }) => change({ question: currentTarget.value })}
          />
        )}
        <TextArea
          label="Descripción"
          hint="Para los lectores: va en los datos públicos"
          rows={2}
          isProse
          error={errorOf("description")}
          value={draft.description}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        />
      </fieldset>
      {draft.kind === "mandate" ? (
        <fieldset className="nv-data-tool__part nv-stack">
          <legend>Cómo se hace la media</legend>
          <MethodFields method={draft.method} problems={problems} onChange={(method) => change({ method })} />
        </fieldset>
      ) : (
        <fieldset className="nv-data-tool__part nv-stack">
          <legend>Qué se compara</legend>
          <MemberRows draft={draft} errorOf={errorOf} onChange={change} />
        </fieldset>
      )}
      <InternalNote note={draft.note} error={errorOf("note")} onChange={(note) => change({ note })} />
    </>
  );
}
