import { SERIES_LIMITS, SERIES_TRANSFORM_KINDS } from "@nv/contracts";
import { ChoiceField, Field, RowsEditor, SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import { figureColumns, percentColumns } from "./core/figure-columns";
import { optionsOf } from "./core/options-of";
import { NEW_TRANSFORM, type SeriesDraft, type TransformDraft } from "./core/series-draft";

/** What a change is measured over, by how often there is an observation. */
const OVER: Readonly<Record<SeriesDraft["period"], string>> = {
  day: "La observación anterior",
  week: "La semana anterior",
  month: "El mes anterior",
  quarter: "El trimestre anterior",
  year: "El año anterior",
};

interface Props {
  readonly draft: SeriesDraft;
  readonly errorOf: (field: string) => string;
  readonly onChange: (transforms: TransformDraft[]) => void;
}

/** The columns of a series that are worked out of others, so that nobody types them. */
export function TransformRows({ draft, errorOf, onChange }: Props): ReactNode {
  return (
    <RowsEditor
      legend="Columnas que se calculan"
      noun="Cálculo"
      rows={draft.transforms}
      most={SERIES_LIMITS.columns}
      fewest={0}
      blank={() => NEW_TRANSFORM}
      onChange={(rows) => onChange([...rows])}
    >
      {(transform, at, change) => (
        <TransformFields
          transform={transform}
          draft={draft}
          errorOf={(field) => errorOf(`transforms.${at}.${field}`)}
          onChange={change}
        />
      )}
    </RowsEditor>
  );
}

const PERCENT_OF_PERCENT =
  "Esa columna va en %: de 12,3 % a 11,4 % hay una bajada de 0,9 puntos, y no del 7,6 %. Elige «Diferencia en puntos», salvo que quieras la variación relativa";

interface FieldsProps {
  readonly transform: TransformDraft;
  readonly draft: SeriesDraft;
  /** What is wrong with a field of it. */
  readonly errorOf: (field: string) => string;
  readonly onChange: (part: Partial<TransformDraft>) => void;
}

function TransformFields({ transform, draft, errorOf, onChange }: FieldsProps): ReactNode {
  const figures = figureColumns(draft);
  const { kind, over, by, byColumn, base, decimals } = transform;
  const percentages = percentColumns(draft);
  const isRelative = kind === "change" && percentages.has(transform.of);
  const isWrongUnit = kind === "points" && percentages.has(transform.column);
  /** Another column: of a percentage points are proposed, and a percentage of any other. */
  function choose(field: "column" | "of", chosen: string): Partial<TransformDraft> {
    if (field === "column" || kind === "deflate") return { [field]: chosen };
    return { of: chosen, kind: percentages.has(chosen) ? "points" : "change" };
  }
  const choice = (field: "column" | "of", label: string, hint: string) => (
    <SelectField
      label={label}
      hint={hint}
      error={errorOf(field)}
      value={figures.some(({ value }) => value === transform[field]) ? transform[field] : ""}
      options={[{ value: "", label: "Elige una" }, ...figures]}
      onChange={(chosen) => onChange(choose(field, chosen))}
    />
  );
  return (
    <div className="nv-data-tool__fields">
      <SelectField
        label="Qué se calcula"
        hint={isRelative ? PERCENT_OF_PERCENT : ""}
        value={kind}
        options={optionsOf(SERIES_TRANSFORM_KINDS)}
        onChange={(chosen) => onChange({ kind: chosen })}
      />
      {choice(
        "column",
        "Columna que se llena",
        isWrongUnit ? "Su unidad es %: escribe «puntos»" : "Ya no se pide en las tablas",
      )}
      {choice("of", "A partir de", "")}
      {kind !== "deflate" && (
        <ChoiceField
          label="Comparada con"
          segments={[
            { value: "period", label: OVER[draft.period] },
            { value: "year", label: "Un año antes" },
          ]}
          value={over}
          onChange={(chosen) => onChange({ over: chosen })}
        />
      )}
      {kind === "deflate" && (
        <>
          <Field
            label="Serie del índice"
            hint="Su dirección, lo que sigue a /data/: tiene que estar publicada"
            error={errorOf("by")}
            value={by}
            spellCheck={false}
            onChange={({ currentTarget }) => onChange({ by: currentTarget.value })}
          />
          <Field
            label="Columna del índice"
            hint="Su nombre en los archivos"
            error={errorOf("byColumn")}
            value={byColumn}
            spellCheck={false}
            onChange={({ currentTarget }) => onChange({ byColumn: currentTarget.value })}
          />
          <Field
            label="A precios de"
            type="date"
            hint="Cualquier día de ese periodo"
            error={errorOf("base")}
            value={base}
            onChange={({ currentTarget }) => onChange({ base: currentTarget.value })}
          />
        </>
      )}
      <Field
        label="Decimales"
        inputMode="numeric"
        error={errorOf("decimals")}
        value={decimals}
        onChange={({ currentTarget }) => onChange({ decimals: currentTarget.value })}
      />
    </div>
  );
}
