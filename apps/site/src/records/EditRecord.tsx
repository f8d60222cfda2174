import { Button } from "@nv/ui";
import type { CallFailure } from "@nv/web";
import type { FormEvent, ReactNode } from "react";
import type { RecordForm } from "./core/draft-of";
import type { RecordFieldsProps } from "./NewRecord";
import { SavedFormTrouble } from "./SavedFormTrouble";
import { useSavedForm } from "./use-saved-form";

/** Fields of every record, as far as its form needs them. */
interface Editable {
  readonly id: string;
  readonly version: number;
  readonly changedBy: string;
  readonly revision: string | null;
  readonly publishedAtMs: number | null;
}

interface Props<Draft, Detail> {
  readonly of: RecordForm<Draft, Detail>;
  readonly saved: Detail;
  readonly calls: {
    readonly edit: (id: string, body: object) => Promise<Detail>;
    readonly currentIn: (failure: CallFailure) => Detail | undefined;
  };
  readonly onChanged: (record: Detail) => void;
  /** Name of the order that saves it. */
  readonly saveName?: string;
  /** Line behind which the form is folded until something in it asks for somebody; always in sight when left out. */
  readonly fold?: { readonly summary: string; readonly isOpen: boolean };
  /** Draws its fields. */
  readonly children: (props: RecordFieldsProps<Draft>) => ReactNode;
}

/** The form of a record that is saved; two people in it lose nothing of each other's. */
export function EditRecord<Draft, Detail extends Editable>(props: Props<Draft, Detail>): ReactNode {
  const { of, saved, calls, onChanged, saveName = "Guardar los cambios", fold, children } = props;
  const work = useSavedForm({ of, saved, edit: calls.edit, currentIn: calls.currentIn, onChanged });
  const { form, isBusy, refused } = work;
  const { problems } = of.fromDraft(form.draft);
  // What has been out keeps its address.
  const hasFreeSlug = saved.revision === null && saved.publishedAtMs === null;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    work.save();
  }

  const content = (
    <form className="nv-stack" noValidate onSubmit={handleSubmit}>
      {children({ form, refused, said: problems, hasFreeSlug })}
      <SavedFormTrouble of={work} />
      <div className="nv-row">
        <Button rank="main" type="submit" disabled={isBusy || !form.isDirty || problems.length > 0}>
          {saveName}
        </Button>
        {form.isDirty && <Button onClick={form.discard}>Descartar los cambios</Button>}
      </div>
    </form>
  );
  if (fold === undefined) return content;
  return (
    <details className="nv-record__edit" open={form.isDirty || fold.isOpen}>
      <summary>{fold.summary}</summary>
      {content}
    </details>
  );
}
