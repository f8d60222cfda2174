import { Field, SelectField } from "@nv/ui";
import type { BoundFields } from "@nv/web";
import type { ReactNode } from "react";
import type { TableDraft } from "./core/election-draft";

const KINDS = [
  { value: "constituency", label: "Circunscripciones" },
  { value: "municipality", label: "Municipios" },
] as const;

const FORMS = [
  { value: "long", label: "Una fila por sitio y candidatura" },
  { value: "wide", label: "Una columna por candidatura, con sus siglas" },
] as const;

interface Props {
  readonly fields: BoundFields<TableDraft>;
  readonly columns: TableDraft;
}

/** Names that the columns of a table of a count have in its head. */
export function ColumnFields({ fields: f, columns }: Props): ReactNode {
  return (
    <div className="nv-data-tool__fields">
      <SelectField label="Qué hay en cada fila" options={KINDS} {...f.value("kind")} />
      <SelectField label="Cómo están los votos" options={FORMS} {...f.value("form")} />
      <Field label="Columna del código" {...f.text("code")} />
      <Field label="Columna del nombre" {...f.text("name")} />
      <Field label="Columna del censo" {...f.text("census")} />
      <Field label="Columna del censo escrutado" hint="Vacía: no lo dice" {...f.text("countedCensus")} />
      <Field label="Columna de votantes" hint="Vacía: la suma de los votos" {...f.text("voters")} />
      <Field label="Columna de votos en blanco" {...f.text("blank")} />
      <Field label="Columna de votos nulos" {...f.text("spoilt")} />
      {columns.form === "long" && (
        <>
          <Field label="Columna de las siglas" {...f.text("list")} />
          <Field label="Columna de los votos" {...f.text("votes")} />
        </>
      )}
    </div>
  );
}
