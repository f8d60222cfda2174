import { Button } from "@nv/ui";
import type { CallFailure } from "@nv/web";
import { type FormEvent, type ReactNode, useId } from "react";
import { OnBar } from "../frame/workbench/bar";
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
  /** Name of the order that saves it, and the rest of it where there is room. */
  readonly saveName?: string;
  readonly saveMore?: string;
  /** Draws its fields. */
  readonly children: (props: RecordFieldsProps<Draft>) => ReactNode;
}

/** The form of a record that is saved; two people in it lose nothing of each other's. */
export function EditRecord<Draft, Detail extends Editable>(props: Props<Draft, Detail>): ReactNode {
  const { of, saved, calls, onChanged, saveName = "Guardar", saveMore = " los cambios", children } = props;
  const work = useSavedForm({ of, saved, edit: calls.edit, currentIn: calls.currentIn, onChanged });
  const { form, isBusy, refused } = work;
  const formId = useId();
  const { problems } = of.fromDraft(form.draft);
  // What has been out keeps its address.
  const hasFreeSlug = saved.revision === null && saved.publishedAtMs === null;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    work.save();
  }

  return (
    <form id={formId} className="nv-stack" noValidate onSubmit={handleSubmit}>
      {children({ form, refused, said: problems, hasFreeSlug })}
      <OnBar place="news">
        <SavedFormTrouble of={work} />
      </OnBar>
      <OnBar place="actions">
        {form.isDirty && (
          <Button onClick={form.discard}>
            <span>
              Descartar<span className="nv-bench__long"> los cambios</span>
            </span>
          </Button>
        )}
        <Button
          rank={form.isDirty ? "main" : "plain"}
          type="submit"
          form={formId}
          disabled={isBusy || !form.isDirty || problems.length > 0}
        >
          <span>
            {saveName}
            <span className="nv-bench__long">{saveMore}</span>
          </span>
        </Button>
      </OnBar>
    </form>
  );
}
