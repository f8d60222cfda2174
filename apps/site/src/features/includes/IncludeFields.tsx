import { Field, Notice, TextArea } from "@nv/ui";
import { type FormProblems, problemsByField, type VersionedForm } from "@nv/web";
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
  return (
    <>
      {form.isRestored && form.isDirty && <Notice tone="plain">Hemos recuperado lo que habías escrito.</Notice>}
      <Field
        label="Título"
        hint="Para el equipo: los lectores no lo ven"
        error={problems.get("title") ?? ""}
        value={draft.title}
        onChange={({ currentTarget }) => change({ title: currentTarget.value })}
      />
      {hasFreeSlug && (
        <Field
          label="Dirección"
          hint="Lo último de /i/…/; sin nada, sale del título. No cambia después de publicar"
          error={problems.get("slug") ?? ""}
          value={draft.slug}
          spellCheck={false}
          onChange={({ currentTarget }) => change({ slug: currentTarget.value })}
        />
      )}
      <TextArea
        label="Texto"
        hint="Markdown, o HTML sin estilos ni scripts. {{fecha|hoy}} deja un sitio para lo que ponga cada página"
        error={problems.get("body") ?? ""}
        rows={10}
        value={draft.body}
        spellCheck
        lang="es"
        onChange={({ currentTarget }) => change({ body: currentTarget.value })}
      />
      <IncludePreview body={draft.body} slug={slug} />
      <TextArea
        label="Nota interna"
        rows={2}
        error={problems.get("note") ?? ""}
        value={draft.note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
    </>
  );
}
