import { type EditorProps, fieldTexts } from "@nv/piece-parts/fields";
import { Field, SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import type { CardConfig, CardValue } from "../config.ts";
import type { CitedHere } from "./use-card-kit.ts";

interface Props extends Pick<EditorProps<CardConfig>, "labelOf" | "problems"> {
  readonly legend: string;
  readonly at: number;
  readonly value: CardValue;
  /** As its source says it; the same one for a number that is written by hand. */
  readonly said: CardValue;
  readonly cited: CitedHere | undefined;
  /** Id of the list of what may be cited. */
  readonly listId: string;
  readonly hasLabel: boolean;
  readonly onChange: (value: CardValue) => void;
}

const LAST_ROW = "La última que haya";

/** Labels and errors of the parts of a number: which of the two it is, its group says. */
function textsAt(at: number, { labelOf, problems }: Pick<Props, "labelOf" | "problems">) {
  const errorsOf = fieldTexts({ labelOf, problems });
  return (part: keyof CardValue) => ({
    label: labelOf(`values.*.${part}`),
    error: errorsOf(`values.${at}.${part}`).error,
  });
}

/** Which column and which row of something that is cited. */
function CitedPlace({ value, at, cited, labelOf, problems, onChange }: Props): ReactNode {
  const textsOf = textsAt(at, { labelOf, problems });
  if (cited === undefined) return <p role="status">Buscando lo que dice…</p>;
  if ("refusal" in cited) return <p className="nv-field__error">{cited.refusal}</p>;
  const { columns, rows, otherwise } = cited.cited;
  if (columns.length === 0) return <p className="nv-field__error">{otherwise}</p>;
  const place = Math.max(
    0,
    columns.findIndex(({ key }) => key === value.column),
  );
  const written = rows.filter(({ values }) => values[place] !== null).toReversed();
  return (
    <>
      <SelectField
        {...textsOf("column")}
        value={value.column === "" ? (columns[0]?.key ?? "") : value.column}
        options={columns.map(({ key, name, unit }) => ({
          value: key,
          label: unit === "" ? name : `${name} (${unit})`,
        }))}
        onChange={(column) => onChange({ ...value, column })}
      />
      <SelectField
        {...textsOf("at")}
        hint="Con la última que haya, la tarjeta sigue a su fuente cada vez que se publica"
        value={value.at}
        options={[{ value: "", label: LAST_ROW }, ...written.map(({ x, label }) => ({ value: x, label }))]}
        onChange={(row) => onChange({ ...value, at: row })}
      />
    </>
  );
}

/** A number of a card: written by hand, or read where it was published. */
export function NumberFields(props: Props): ReactNode {
  const { legend, at, value, said, listId, hasLabel, labelOf, problems, onChange } = props;
  const textsOf = textsAt(at, { labelOf, problems });
  const isCited = value.source !== "";
  return (
    <fieldset className="nv-card-fields__number nv-stack-3">
      <legend>{legend}</legend>
      <Field
        label={textsOf("source").label}
        error={textsOf("source").error}
        hint="Una serie o un gráfico publicados. Vacío: se escribe a mano"
        value={value.source}
        list={listId}
        spellCheck={false}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange({ ...value, source: currentTarget.value.trim() })}
      />
      {isCited ? (
        <>
          <CitedPlace {...props} />
          <p className="nv-card-fields__said" role="status">
            {said.text !== "" && (
              <>
                <b>{[said.text, said.unit].filter((part) => part !== "").join(" ")}</b> El número y la fuente los pone
                su origen: aquí no se cambian.
              </>
            )}
          </p>
          <p className="nv-field__error">{textsOf("text").error}</p>
        </>
      ) : (
        <div className="nv-fields">
          <Field
            {...textsOf("text")}
            hint="Como se lee: 2,1 %"
            value={value.text}
            onChange={({ currentTarget }) => onChange({ ...value, text: currentTarget.value })}
          />
          <Field
            {...textsOf("unit")}
            hint="Debajo del número, si no es un signo"
            value={value.unit}
            onChange={({ currentTarget }) => onChange({ ...value, unit: currentTarget.value })}
          />
        </div>
      )}
      {hasLabel && (
        <Field
          {...textsOf("label")}
          hint={isCited ? "Vacío: lo que dice su fila" : undefined}
          value={value.label}
          onChange={({ currentTarget }) => onChange({ ...value, label: currentTarget.value })}
        />
      )}
    </fieldset>
  );
}
