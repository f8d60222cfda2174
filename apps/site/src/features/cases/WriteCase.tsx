import type { CaseView, NewCase } from "@nv/contracts/schemas";
import { Button, Notice, useDrawnFocus } from "@nv/ui";
import { FailureNotice, fieldsIn, NO_PROBLEMS, problemsByField, useAttempt, useDraft } from "@nv/web";
import { type FormEvent, type ReactNode, useRef } from "react";
import { CaseFieldSet } from "./CaseFieldSet";
import { bodyOf, CaseForm } from "./core/case-form";

interface Props {
  /** Names the form in this tab. */
  readonly name: string;
  /** Values with which it begins. */
  readonly saved: CaseForm;
  /** Label of the button. */
  readonly order: string;
  readonly save: (body: NewCase) => Promise<CaseView>;
  readonly onSaved: (view: CaseView) => void;
}

/** The form of a case. What is typed stays in this tab until it is saved; what is wrong is told beside its field. */
export function WriteCase({ name, saved, order, save, onSaved }: Props): ReactNode {
  const draft = useDraft(`case:${name}`, saved, CaseForm);
  const { isBusy, failure, attempt } = useAttempt();
  const form = useRef<HTMLFormElement>(null);
  const focusFirst = useDrawnFocus((wrong: string) => form.current?.querySelector<HTMLElement>(wrong));
  const problems = failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure));

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const isSaved = await attempt(async () => {
      const view = await save(bodyOf(draft.values));
      draft.discard();
      onSaved(view);
    });
    if (!isSaved) focusFirst('[aria-invalid="true"]');
  }
  return (
    <form ref={form} className="nv-cases__form" noValidate onSubmit={(event) => void handleSubmit(event)}>
      {draft.isRestored && (
        <Notice tone="plain">
          <p>Esto es lo que estabas escribiendo, todavía sin guardar.</p>
        </Notice>
      )}
      <CaseFieldSet form={draft.values} problems={problems} onChange={draft.change} />
      {failure !== null && problems.size === 0 && <FailureNotice error={failure} />}
      {problems.size > 0 && (
        <p className="nv-cases__facts nv-quiet nv-said" role="status">
          No se ha guardado: hay campos por corregir.
        </p>
      )}
      <div className="nv-row">
        <Button rank="main" type="submit" aria-disabled={isBusy}>
          {isBusy ? "Guardando…" : order}
        </Button>
        {draft.isDirty && <Button onClick={draft.discard}>Descartar lo escrito</Button>}
      </div>
    </form>
  );
}
