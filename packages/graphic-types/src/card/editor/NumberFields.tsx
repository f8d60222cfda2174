import type { Cited } from "@nv/contracts/schemas";
import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { Field, SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import type { CardConfig, CardValue } from "../config.ts";
import type { CitedHere } from "./use-card-kit.ts";

interface Props extends EditorProps<CardConfig> {
  readonly legend: string;
  readonly at: number;
  readonly value: CardValue;
  /** As its source says it; the same one for a number that is written by hand. */
  readonly said: CardValue;
  readonly cited: CitedHere | undefined;
  /** Id of the list of what may be cited. */
  readonly listId: string;
  readonly hasLabel: boolean;
}

const LAST_ROW = "La última que haya";

/** Options of the row of a number: of data in time the last one first, of a count as it is ordered. */
function rowOptions({ rows, asOf }: Cited, place: number) {
  const written = rows.filter(({ values }) => values[place] !== null).map(({ x, label }) => ({ value: x, label }));
  return asOf === undefined
    ? [{ value: "", label: LAST_ROW }, ...written.toReversed()]
    : [{ value: "", label: "Elige la fila" }, ...written];
}

/** The fields of a number: which of the two it is, its group says. */
function fieldsOf({ at, value, ...props }: Props) {
  const { values } = props.config;
  const f = bindConfig({ ...props, labelOf: (path) => props.labelOf(path.replace(`.${at}.`, ".*.")) });
  const change = (part: Partial<CardValue>) => f.list("values").onChange(values.with(at, { ...value, ...part }));
  return f.rows("values", (fields) => fields)(value, at, change);
}

/** Which column and which row of something that is cited. */
function CitedPlace(props: Props): ReactNode {
  const { value, cited } = props;
  const f = fieldsOf(props);
  if (cited === undefined) return <p role="status">Buscando lo que dice…</p>;
  if ("refusal" in cited) return <p className="nv-field__error">{cited.refusal}</p>;
  const { columns, otherwise, asOf } = cited.cited;
  if (columns.length === 0) return <p className="nv-field__error">{otherwise}</p>;
  const place = Math.max(
    0,
    columns.findIndex(({ key }) => key === value.column),
  );
  return (
    <>
      <SelectField
        {...f.value("column")}
        value={value.column === "" ? (columns[0]?.key ?? "") : value.column}
        options={columns.map(({ key, name, unit }) => ({
          value: key,
          label: unit === "" ? name : `${name} (${unit})`,
        }))}
      />
      <SelectField
        {...f.value("at")}
        hint={
          asOf === undefined
            ? "Con la última que haya, la tarjeta sigue a su fuente cada vez que se publica"
            : "El número es el que el recuento tenga en esa fila cada vez que se publica"
        }
        options={rowOptions(cited.cited, place)}
      />
    </>
  );
}

/** A number of a card: written by hand, or read where it was published. */
export function NumberFields(props: Props): ReactNode {
  const { legend, value, said, listId, hasLabel } = props;
  const f = fieldsOf(props);
  const { onChange, ...source } = f.value("source");
  const isCited = value.source !== "";
  return (
    <fieldset className="nv-card-fields__number nv-stack-3">
      <legend>{legend}</legend>
      <Field
        {...source}
        hint="Una serie, un seguimiento, un recuento o un gráfico publicados. Vacío: se escribe a mano"
        list={listId}
        spellCheck={false}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
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
          <p className="nv-field__error">{f.text("text").error}</p>
        </>
      ) : (
        <div className="nv-fields">
          <Field {...f.text("text")} hint="Como se lee: 2,1 %" />
          <Field {...f.text("unit")} hint="Debajo del número, si no es un signo" />
        </div>
      )}
      {hasLabel && <Field {...f.text("label")} hint={isCited ? "Vacío: lo que dice su fila" : undefined} />}
    </fieldset>
  );
}
