import type { FieldProblem } from "@nv/contracts/schemas";
import { Button } from "@nv/ui";
import { FailureNotice, type FormProblems, type VersionedForm } from "@nv/web";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { OnBar } from "../frame/workbench/bar";
import type { RecordForm } from "./core/draft-of";
import { useNewForm } from "./use-new-form";

/** Props of the fields of a record, of a new one and of one that is saved. */
export interface RecordFieldsProps<Draft> {
  readonly form: VersionedForm<Draft>;
  /** Problems that the server reported. */
  readonly refused: FormProblems;
  /** Problems that can be told without sending the form. */
  readonly said: readonly FieldProblem[];
  /** Whether its address can still be chosen. */
  readonly hasFreeSlug: boolean;
}

interface Props<Draft> {
  readonly of: RecordForm<Draft, never>;
  /** Tells the new ones of a kind apart, where it has several. */
  readonly name?: string;
  readonly start: Draft;
  /** Name of the order that saves it. */
  readonly saveName?: string;
  readonly onSaved: (id: string) => void;
  readonly register: (body: object) => Promise<{ readonly id: string }>;
  /** Draws its fields. */
  readonly children: (props: RecordFieldsProps<Draft>) => ReactNode;
}

/** The form of a record that is not saved yet; what is wrong is told once somebody wanted to save it. */
export function NewRecord<Draft>(props: Props<Draft>): ReactNode {
  const { of, saveName = "Guardar", register, children } = props;
  const { form, isBusy, failure, refused, save } = useNewForm(props);
  const formId = useId();
  const [isAsked, setIsAsked] = useState(false);
  const { body, problems } = of.fromDraft(form.draft);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsAsked(true);
    if (body !== null) void save(() => register(body));
  }

  return (
    <form id={formId} className="nv-stack" noValidate onSubmit={handleSubmit}>
      {children({ form, refused, said: isAsked ? problems : [], hasFreeSlug: true })}
      <OnBar place="news">
        {isAsked && problems.length > 0 && (
          <p role="alert">
            {problems.length === 1 ? "Falta una cosa por arreglar." : `Faltan ${problems.length} cosas por arreglar.`}
          </p>
        )}
        {failure !== null && <FailureNotice error={failure} comfort="Lo que has escrito sigue aquí." />}
      </OnBar>
      <OnBar place="actions">
        {form.isDirty && <Button onClick={form.discard}>Descartar</Button>}
        <Button rank="main" type="submit" form={formId} disabled={isBusy}>
          {saveName}
        </Button>
      </OnBar>
    </form>
  );
}
