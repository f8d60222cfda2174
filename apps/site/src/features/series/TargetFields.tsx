import { Field, Toggle } from "@nv/ui";
import type { BoundFields } from "@nv/web";
import type { ReactNode } from "react";
import type { TargetDraft } from "./core/series-draft";

interface Props {
  readonly target: TargetDraft;
  readonly fields: BoundFields<TargetDraft>;
}

/** The chart of Datawrapper that follows what is published. */
export function TargetFields({ target: { chart }, fields: f }: Props): ReactNode {
  return (
    <>
      <div className="nv-data-tool__fields">
        <Field
          label="Gráfico de Datawrapper que la sigue"
          hint="Sus cinco letras; nada, si no hay ninguno. Con cada publicación recibe los datos y se publica"
          {...f.text("chart")}
          spellCheck={false}
        />
        {chart.trim() !== "" && (
          <Field
            label="Cuántas observaciones lleva"
            hint="Las últimas; nada, todas"
            inputMode="numeric"
            {...f.text("last")}
          />
        )}
      </div>
      {chart.trim() !== "" && (
        <Toggle
          label="Sus notas dicen de cuándo es el último dato"
          hint="Sustituyen a las que tenga en Datawrapper"
          {...f.toggle("hasNotes")}
        />
      )}
    </>
  );
}
