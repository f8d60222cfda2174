import { GRAPHIC_LIMITS } from "@nv/contracts";
import { Field, TextArea } from "@nv/ui";
import type { FormProblems } from "@nv/web";
import type { ReactNode } from "react";
import type { GraphicDraft } from "../core/graphic-draft";

interface Props {
  readonly draft: GraphicDraft;
  readonly problems: FormProblems;
  readonly onChange: (part: Partial<GraphicDraft>) => void;
  /** Leaves out what only the registry needs. */
  readonly isShort?: boolean;
}

const REGISTRY_FIELDS = [
  { key: "credit", label: "Crédito" },
  { key: "author", label: "Autoría", hint: "Vacío: tú" },
  { key: "section", label: "Sección" },
  { key: "tags", label: "Etiquetas", hint: "Separadas por comas" },
  { key: "language", label: "Idioma", hint: "es, ca, en-GB…" },
] as const;

/** What is said about a graphic: title, alternative text, source and, in the registry, all the rest. */
export function TextFields({ draft, problems, onChange, isShort = false }: Props): ReactNode {
  const errorOf = (field: keyof GraphicDraft) => problems.get(field) ?? "";
  return (
    <>
      <Field
        label="Título"
        hint="El que verá quien lo busque, y el que oye quien no ve el gráfico"
        error={errorOf("title")}
        value={draft.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <TextArea
        label="Texto alternativo"
        hint={`Qué es y qué se ve, con dos o tres cifras. Sin él no se publica. ${draft.altText.length} de ${GRAPHIC_LIMITS.altText}`}
        error={errorOf("altText")}
        spellCheck
        value={draft.altText}
        onChange={({ currentTarget }) => onChange({ altText: currentTarget.value })}
      />
      <Field
        label="Fuente de los datos"
        hint="Quién los da. Sin ella no se publica"
        error={errorOf("sourceLine")}
        value={draft.sourceLine}
        onChange={({ currentTarget }) => onChange({ sourceLine: currentTarget.value })}
      />
      {!isShort && (
        <>
          <div className="nv-fields">
            {REGISTRY_FIELDS.map(({ key, label, ...rest }) => (
              <Field
                key={key}
                label={label}
                hint={"hint" in rest ? rest.hint : undefined}
                error={errorOf(key)}
                value={draft[key]}
                onChange={({ currentTarget }) => onChange({ [key]: currentTarget.value })}
              />
            ))}
          </div>
          <TextArea
            label="Nota interna"
            hint="Solo para el equipo"
            error={errorOf("note")}
            spellCheck
            value={draft.note}
            onChange={({ currentTarget }) => onChange({ note: currentTarget.value })}
          />
        </>
      )}
    </>
  );
}
