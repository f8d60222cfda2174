import { Field, TextArea } from "@nv/ui";
import { bindFields, type FormProblems } from "@nv/web";
import type { ReactNode } from "react";
import type { GraphicDraft } from "../core/graphic-draft";

interface Props {
  readonly draft: GraphicDraft;
  readonly problems: FormProblems;
  readonly onChange: (part: Partial<GraphicDraft>) => void;
  /** Drawn at the end. */
  readonly children?: ReactNode;
}

/** Fields that the registry finds a graphic by, and what the team notes about it. */
export function SheetFields({ draft, problems, onChange, children }: Props): ReactNode {
  const f = bindFields({ draft, change: onChange, problems });
  return (
    <>
      <div className="nv-fields">
        <Field name="author" label="Autoría" hint="Vacío: tú" {...f.text("author")} />
        <Field name="section" label="Sección" {...f.text("section")} />
        <Field name="tags" label="Etiquetas" hint="Separadas por comas" {...f.text("tags")} />
        <Field
          name="translations"
          label="Otras lenguas"
          hint="Esta misma pieza, publicada aparte: «ca: embassaments, en: reservoirs»"
          {...f.text("translations")}
        />
      </div>
      <TextArea name="note" label="Nota interna" hint="Solo para el equipo" isProse spellCheck {...f.text("note")} />
      {children}
    </>
  );
}
