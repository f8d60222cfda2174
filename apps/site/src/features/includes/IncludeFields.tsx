import { INCLUDE_RECORD } from "@nv/contracts/schemas";
import { Field, Notice, TextArea } from "@nv/ui";
import { bindFields, type FormProblems, problemsByField, type VersionedForm } from "@nv/web";
import type { ReactNode } from "react";
import { IncludePreview } from "./IncludePreview";
import { type IncludeDraft, longTexts } from "./include-draft";

interface Props {
  readonly form: VersionedForm<IncludeDraft>;
  readonly refused: FormProblems;
  /** Whether its address can still be chosen. */
  readonly hasFreeSlug: boolean;
  /** Address under which it is saved; empty before that. */
  readonly slug: string;
}

/** Fields of an include, with a preview of how readers would see it beside them. */
export function IncludeFields({ form, refused, hasFreeSlug, slug }: Props): ReactNode {
  const { draft, change } = form;
  const problems: FormProblems = new Map([...refused, ...problemsByField(longTexts(draft))]);
  const f = bindFields({ draft, change, problems, labels: INCLUDE_RECORD.labels });
  return (
    <>
      {form.isRestored && form.isDirty && <Notice tone="plain">Hemos recuperado lo que habías escrito.</Notice>}
      <Field hint="Para el equipo: los lectores no lo ven" {...f.text("title")} />
      {hasFreeSlug && (
        <Field
          hint="Lo último de /i/…/; sin nada, sale del título. No cambia después de publicar"
          {...f.text("slug")}
          spellCheck={false}
        />
      )}
      <TextArea
        hint="Markdown, o HTML sin estilos ni scripts. {{fecha|hoy}} deja un sitio para lo que ponga cada página"
        rows={10}
        {...f.text("body")}
        spellCheck
        lang="es"
      />
      <IncludePreview body={draft.body} slug={slug} />
      <TextArea rows={2} {...f.text("note")} />
    </>
  );
}
