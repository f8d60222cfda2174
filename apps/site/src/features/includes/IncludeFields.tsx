import { type FieldProblem, INCLUDE_RECORD } from "@nv/contracts/schemas";
import { Field, Notice, TextArea } from "@nv/ui";
import { bindFields, type FormProblems, OnStage, problemsByField, Step, type VersionedForm } from "@nv/web";
import type { ReactNode } from "react";
import { TitleOnBar } from "../../records/TitleOnBar";
import { IncludePreview } from "./IncludePreview";
import { type IncludeDraft, longTexts } from "./include-draft";

const TEXT_FIELDS = ["body", "title"];
const SHEET_FIELDS = ["slug", "note"];

interface Props {
  readonly form: VersionedForm<IncludeDraft>;
  readonly refused: FormProblems;
  /** Whether its address can still be chosen. */
  readonly hasFreeSlug: boolean;
  /** Address under which it is saved; empty before that. */
  readonly slug: string;
  /** Called with what keeps its text from readers, as it is written. */
  readonly onProblems?: (problems: readonly FieldProblem[]) => void;
}

/** Fields of an include, with how readers would see it on the stage. */
export function IncludeFields({ form, refused, hasFreeSlug, slug, onProblems }: Props): ReactNode {
  const { draft, change } = form;
  const problems: FormProblems = new Map([...refused, ...problemsByField(longTexts(draft))]);
  const f = bindFields({ draft, change, problems, labels: INCLUDE_RECORD.labels });
  return (
    <>
      <OnStage>
        <IncludePreview body={draft.body} slug={slug} {...(onProblems && { onProblems })} />
      </OnStage>
      {form.isRestored && form.isDirty && <Notice tone="plain">Hemos recuperado lo que habías escrito.</Notice>}
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
