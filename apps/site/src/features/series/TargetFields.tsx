import { Field, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import type { TargetDraft } from "./core/series-draft";

interface Props {
  readonly target: TargetDraft;
  readonly errorOf: (field: string) => string;
  readonly onChange: (target: TargetDraft) => void;
}

/** The chart of Datawrapper that follows what is published. */
export function TargetFields({ target, errorOf, onChange }: Props): ReactNode {
  const { chart, last, hasNotes } = target;
  const change = (part: Partial<TargetDraft>) => onChange({ ...target, ...part });
  return (
    <>
      <div className="nv-data-tool__fields">
        <Field
          label="Gráfico de Datawrapper que la sigue"
          hint="Sus cinco letras; nada, si no hay ninguno. Con cada publicación recibe los datos y se publica"
          error={errorOf("target.chart")}
          value={chart}
          spellCheck={false}
          onChange={({ currentTarget }) => change({ chart: currentTarget.value })}
        />
        {chart.trim() !== "" && (
          <Field
            label="Cuántas observaciones lleva"
            hint="Las últimas; nada, todas"
            inputMode="numeric"
            error={errorOf("target.last")}
            value={last}
            onChange={({ currentTarget }) => change({ last: currentTarget.value })}
          />
        )}
      </div>
      {chart.trim() !== "" && (
        <Toggle
          label="Sus notas dicen de cuándo es el último dato"
          hint="Sustituyen a las que tenga en Datawrapper"
          isOn={hasNotes}
          onChange={(isOn) => change({ hasNotes: isOn })}
        />
      )}
    </>
  );
}
