import { type FieldProblem, INCLUDE_RECORD } from "@nv/contracts/schemas";
import { Field, TextArea } from "@nv/ui";
import { bindFields, type FormProblems, OnStage, problemsByField, Step } from "@nv/web";
import type { ReactNode } from "react";
import type { RecordFieldsProps } from "../../records/saving/RecordEditor";
import { TitleOnBar } from "../../records/TitleOnBar";
import { IncludePreview } from "./IncludePreview";
import type { IncludeDraft } from "./include-draft";

const TEXT_FIELDS = ["body", "title"];
const SHEET_FIELDS = ["slug", "note"];

interface Props extends RecordFieldsProps<IncludeDraft> {
  /** Address under which it is saved; empty before that. */
  readonly slug: string;
  /** Called with what keeps its text from readers, as it is written. */
  readonly onProblems?: (problems: readonly FieldProblem[]) => void;
}

/** Fields of an include, with how readers would see it on the stage. */
export function IncludeFields({ form, refused, said, hasFreeSlug, slug, onProblems }: Props): ReactNode {
  const { draft, change } = form;
  const problems: FormProblems = new Map([...problemsByField(said), ...refused]);
  const f = bindFields({ draft, change, problems, labels: INCLUDE_RECORD.labels });
  return (
    <>
      <OnStage>
        <IncludePreview body={draft.body} slug={slug} {...(onProblems && { onProblems })} />
      </OnStage>
      <TitleOnBar {...f.text("title")} />
      <Step label="Texto" fields={TEXT_FIELDS}>
        <TextArea
          hint="Markdown, o HTML sin estilos ni scripts. {{fecha|hoy}} deja un sitio para lo que ponga cada página"
          rows={14}
          {...f.text("body")}
          spellCheck
          lang="es"
        />
      </Step>
      <Step label="Ficha" fields={SHEET_FIELDS}>
        {hasFreeSlug && (
          <Field
            hint="Lo último de /i/…/; sin nada, sale del título. No cambia después de publicar"
            {...f.text("slug")}
            spellCheck={false}
          />
        )}
        <TextArea rows={2} {...f.text("note")} />
      </Step>
    </>
  );
}
