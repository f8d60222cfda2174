import { Button, Field, TextArea } from "@nv/ui";
import { bindFields, type FormProblems } from "@nv/web";
import type { ReactNode } from "react";
import { altLength } from "../../records/core/alt-length";
import type { GraphicDraft } from "../core/graphic-draft";
import { FieldGroup } from "./FieldGroup";

interface Props {
  readonly draft: GraphicDraft;
  readonly problems: FormProblems;
  readonly onChange: (part: Partial<GraphicDraft>) => void;
  /** Whether the title is written here; it is unless something else says so. */
  readonly isTitled?: boolean;
  /** Leaves out what only the registry needs. */
  readonly isShort?: boolean;
  /** Writes an alternative text to begin with. */
  readonly draftAlt?: (() => string) | undefined;
  /** Drawn at the end of what only the registry needs. */
  readonly children?: ReactNode;
}

type TextName = Exclude<keyof GraphicDraft, "config" | "isFindable" | "isPinned">;

interface LineField {
  readonly key: TextName;
  readonly label: string;
  readonly hint?: string;
}

const READER_FIELDS: readonly LineField[] = [
  { key: "credit", label: "Crédito" },
  { key: "language", label: "Idioma", hint: "es, ca, en-GB…" },
];

const SHEET_FIELDS: readonly LineField[] = [
  { key: "author", label: "Autoría", hint: "Vacío: tú" },
  { key: "section", label: "Sección" },
  { key: "tags", label: "Etiquetas", hint: "Separadas por comas" },
];

/** Fields of the texts of a graphic: those that readers get, and those that the registry finds it by. */
export function TextFields({
  draft,
  problems,
  onChange,
  isTitled = true,
  isShort = false,
  draftAlt,
  children,
}: Props): ReactNode {
  const f = bindFields({ draft, change: onChange, problems });
  const line = ({ key, label, hint }: LineField) => (
    <Field key={key} name={key} label={label} hint={hint} {...f.text(key)} />
  );
  return (
    <>
      <FieldGroup title="Para el lector">
        {isTitled &&
          line({
            key: "title",
            label: "Título",
            hint: "El que verá quien lo busque, y el que oye quien no ve el gráfico",
          })}
        <TextArea
          name="altText"
          label="Texto alternativo"
          hint={`Qué es y qué se ve, con dos o tres cifras. Sin él no se publica. ${altLength(draft.altText)}`}
          isProse
          spellCheck
          {...f.text("altText")}
        />
        {draftAlt !== undefined && (
          <div className="nv-row">
            <Button onClick={() => onChange({ altText: draftAlt() })}>Borrador</Button>
            <p className="nv-field__hint">Escribe uno a partir de lo que se ve, para corregirlo.</p>
          </div>
        )}
        {line({ key: "sourceLine", label: "Fuente de los datos", hint: "Quién los da. Sin ella no se publica" })}
        {!isShort && <div className="nv-fields">{READER_FIELDS.map(line)}</div>}
      </FieldGroup>
      {!isShort && (
        <FieldGroup title="Ficha">
          <div className="nv-fields">{SHEET_FIELDS.map(line)}</div>
          <TextArea
            name="note"
            label="Nota interna"
            hint="Solo para el equipo"
            isProse
            spellCheck
            {...f.text("note")}
          />
          {children}
        </FieldGroup>
      )}
    </>
  );
}
