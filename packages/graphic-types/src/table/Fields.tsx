import { type BoundConfig, bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { ChoiceField, Field, RowsEditor, SelectField, Toggle } from "@nv/ui";
import { Step } from "@nv/web";
import type { ReactNode } from "react";
import { DIRECTIONS, MOST, PHONES, ROW_LOOKS, type TableColumn, type TableConfig } from "./config.ts";
import { ColumnFields } from "./editor/ColumnFields.tsx";
import { choicesOf } from "./editor/choices.ts";
import { TableDataField } from "./editor/TableDataField.tsx";

/** Returns the first problem of a table as a whole or of its cells; empty for nothing. */
function rowProblem(problems: EditorProps<TableConfig>["problems"]): string {
  const path = "config.data.rows";
  return problems.get(path) ?? [...problems].find(([field]) => field.startsWith(`${path}.`))?.[1] ?? "";
}

/** Fields of where the cells come from: the count of an election, or a table that is brought. */
function DataFields(props: EditorProps<TableConfig>): ReactNode {
  const f = bindConfig(props);
  const { onChange, ...countOf } = f.value("countOf");
  return (
    <>
      <Field
        {...countOf}
        hint="«election:» y el nombre de una elección, o «election:generales/circunscripciones». Vacío, la tabla se trae"
        spellCheck={false}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value.trim())}
      />
      {props.config.countOf === "" ? (
        <PastedTable {...props} />
      ) : (
        <Toggle
          {...f.toggle("follows")}
          hint="Sale otra vez con cada recuento, si no tiene cambios sin publicar y sus textos siguen siendo ciertos"
        />
      )}
    </>
  );
}

function PastedTable(props: EditorProps<TableConfig>): ReactNode {
  const { config, problems, onChange } = props;
  const { marks } = config;
  const marked = new Set(marks.map(({ name }) => name));
  return (
    <TableDataField
      data={config.data}
      error={rowProblem(problems)}
      onChange={(data, totals) => {
        const found = totals.filter((name) => !marked.has(name)).map((name) => ({ name, look: "total" as const }));
        onChange({ ...config, data, marks: [...marks, ...found].slice(0, MOST.marks) });
      }}
    />
  );
}

const columnFields = (column: BoundConfig<TableColumn>, value: TableColumn, at: number) => (
  // A column is its place: its name may be there twice until that is mended.
  <ColumnFields key={at} column={column} value={value} />
);

function ColumnsPart(props: EditorProps<TableConfig>): ReactNode {
  const { columns } = props.config.data;
  const f = bindConfig(props);
  const ofData = f.part("data");
  const columnAt = ofData.rows("columns", columnFields);
  const names = columns.map(({ name }) => ({ value: name, label: name }));
  const order = f.part("order");
  return (
    <>
      {columns.map((column, at) =>
        columnAt(column, at, (part) =>
          ofData.list("columns").onChange(columns.map((one, index) => (index === at ? { ...one, ...part } : one))),
        ),
      )}
      <SelectField {...f.value("groupBy")} options={[{ value: "", label: "Sin grupos" }, ...names]} />
      <SelectField {...order.value("column")} options={[{ value: "", label: "Como se ha traído" }, ...names]} />
      {props.config.order.column !== "" && (
        <SelectField {...order.value("direction")} options={choicesOf("order.direction", DIRECTIONS)} />
      )}
      <Toggle {...f.toggle("sharesScale")} hint="Para comparar barras, o colores, de una columna con los de otra" />
    </>
  );
}

function ReadingPart(props: EditorProps<TableConfig>): ReactNode {
  const f = bindConfig(props);
  const pageRows = f.value("pageRows");
  return (
    <>
      <RowsEditor
        {...f.list("marks")}
        {...{ legend: "Filas señaladas", noun: "Fila", fewest: 0, most: MOST.marks }}
        blank={() => ({ name: "", look: "highlight" as const })}
      >
        {f.rows("marks", (mark) => (
          <>
            <Field {...mark.text("name")} hint="Como está en la primera columna" />
            <SelectField {...mark.value("look")} options={choicesOf("marks.*.look", ROW_LOOKS)} />
          </>
        ))}
      </RowsEditor>
      <Toggle {...f.toggle("searches")} hint="Desde once filas" />
      <Toggle {...f.toggle("sorts")} hint="Cada nombre de columna es un botón" />
      <Field
        label={pageRows.label}
        error={pageRows.error}
        hint="Las demás salen con «Mostrar más». Con 0 se ven todas"
        inputMode="numeric"
        value={Number.isNaN(pageRows.value) ? "" : String(pageRows.value)}
        onChange={({ currentTarget }) =>
          pageRows.onChange(currentTarget.value.trim() === "" ? Number.NaN : Number(currentTarget.value))
        }
      />
      <ChoiceField {...f.value("phone")} segments={choicesOf("phone", PHONES)} />
      {props.config.phone === "scroll" && <Toggle {...f.toggle("fixesFirst")} />}
      <Toggle {...f.toggle("offersData")} hint="El lector se lleva lo que ve como CSV" />
    </>
  );
}

/** Fields of each step, by the first part of their paths. */
const STEPS = {
  data: ["countOf", "follows", "data"],
  columns: ["groupBy", "order", "sharesScale"],
  reading: [
    "marks",
    "searches",
    "sorts",
    "pageRows",
    "phone",
    "fixesFirst",
    "offersData",
    "heading",
    "subheading",
    "footnote",
  ],
} as const;

/** A table: its cells, how its columns are shown, and how it is read. */
export function TableFields(props: EditorProps<TableConfig>): ReactNode {
  const f = bindConfig(props);
  return (
    <>
      <Step label="Datos" fields={STEPS.data}>
        <DataFields {...props} />
      </Step>
      <Step label="Columnas" fields={STEPS.columns}>
        <ColumnsPart {...props} />
      </Step>
      <Step label="Lectura" fields={STEPS.reading}>
        <ReadingPart {...props} />
        <Field {...f.text("heading")} hint="Vacío, si el artículo ya lo dice" />
        <Field {...f.text("subheading")} hint="Qué, de quién y de cuándo" />
        <Field {...f.text("footnote")} hint="Qué quieren decir las marcas, lo que falta" />
      </Step>
    </>
  );
}
