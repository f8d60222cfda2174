import { SERIES_LIMITS, SERIES_TRANSFORM_KINDS } from "@nv/contracts";
import { ChoiceField, Field, RowsEditor, SelectField } from "@nv/ui";
import type { BoundFields } from "@nv/web";
import type { ReactNode } from "react";
import { figureColumns, percentColumns } from "./core/figure-columns";
import { optionsOf } from "./core/options-of";
import { NEW_TRANSFORM, type SeriesDraft, type TransformDraft } from "./core/series-draft";

/** Labels of what a change is measured over, by how often there is an observation. */
const OVER: Readonly<Record<SeriesDraft["period"], string>> = {
  day: "La observación anterior",
  week: "La semana anterior",
  month: "El mes anterior",
  quarter: "El trimestre anterior",
  year: "El año anterior",
};

interface Props {
  readonly draft: SeriesDraft;
  readonly fields: BoundFields<SeriesDraft>;
}

/** The columns of a series that are worked out of others, so that nobody types them. */
export function TransformRows({ draft, fields: f }: Props): ReactNode {
  return (
    <RowsEditor
      legend="Columnas que se calculan"
      noun="Cálculo"
      {...f.list("transforms")}
      most={SERIES_LIMITS.columns}
      fewest={0}
      blank={() => NEW_TRANSFORM}
    >
      {f.rows("transforms", (fields, transform, _at, change) => (
        <TransformFields {...{ transform, draft, fields }} onChange={change} />
      ))}
    </RowsEditor>
  );
}

const PERCENT_OF_PERCENT =
  "Esa columna va en %: de 12,3 % a 11,4 % hay una bajada de 0,9 puntos, y no del 7,6 %. Elige «Diferencia en puntos», salvo que quieras la variación relativa";

interface FieldsProps {
  readonly transform: TransformDraft;
  readonly draft: SeriesDraft;
  readonly fields: BoundFields<TransformDraft>;
  readonly onChange: (part: Partial<TransformDraft>) => void;
}

function TransformFields({ transform, draft, fields: f, onChange }: FieldsProps): ReactNode {
  const figures = figureColumns(draft);
  const { kind } = transform;
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
      {...f.value(field)}
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
        {...f.value("kind")}
        options={optionsOf(SERIES_TRANSFORM_KINDS)}
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
          {...f.value("over")}
        />
      )}
      {kind === "deflate" && (
        <>
          <Field
            label="Serie del índice"
            hint="Su dirección, lo que sigue a /data/: tiene que estar publicada"
            {...f.text("by")}
            spellCheck={false}
          />
          <Field
            label="Columna del índice"
            hint="Su nombre en los archivos"
            {...f.text("byColumn")}
            spellCheck={false}
          />
          <Field label="A precios de" type="date" hint="Cualquier día de ese periodo" {...f.text("base")} />
        </>
      )}
      <Field label="Decimales" inputMode="numeric" {...f.text("decimals")} />
    </div>
  );
}
