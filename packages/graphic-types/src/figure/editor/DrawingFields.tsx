import { type BoundConfig, bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { Field, SelectField, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import type { FigureConfig } from "../config.ts";
import { COLUMN_LOOKS, COLUMN_ROLES, FIGURE_RATIO_NAMES, SCALES, STYLES } from "../figure-parts.ts";
import { choicesOf } from "./choices.ts";
import { KindFields } from "./KindFields.tsx";
import { NoteFields } from "./NoteFields.tsx";
import { PaintFields } from "./PaintFields.tsx";

const RATIOS = FIGURE_RATIO_NAMES.map((value) => ({ value, label: value }));

const DECIMALS = [0, 1, 2, 3, 4].map((count) => ({ value: String(count), label: String(count) }));

/** The unit of a column, which tables and series bring. */
function UnitField({ value = "", onChange, ...said }: ReturnType<BoundConfig<Column>["value"]>): ReactNode {
  return (
    <Field
      {...said}
      hint="Vacía, la del gráfico"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Renders the fields of how a column of the table is drawn. */
const columnFields = (column: BoundConfig<Column>, { name, role }: Column, at: number) => (
  // A column is its place: its name may be there twice until that is mended.
  <fieldset key={at} className="nv-rows">
    <legend>{name}</legend>
    <div className="nv-rows__fields">
      {(at > 0 || role !== "value") && (
        <SelectField {...column.value("role")} options={choicesOf("data.columns.*.role", COLUMN_ROLES)} />
      )}
      {role === "value" && (
        <>
          <SelectField {...column.value("look")} options={choicesOf("data.columns.*.look", COLUMN_LOOKS)} />
          <UnitField {...column.value("unit")} />
        </>
      )}
    </div>
  </fieldset>
);

type Column = FigureConfig["data"]["columns"][number];

/** The kind of a figure, and how its columns and values are drawn. */
function ValueFields(props: EditorProps<FigureConfig>): ReactNode {
  const { series, data, format } = props.config;
  const f = bindConfig(props);
  const ofData = f.part("data");
  const ofFormat = f.part("format");
  const decimals = ofFormat.value("decimals");
  const columnAt = ofData.rows("columns", columnFields);
  return (
    <>
      <KindFields {...props} />
      {data.x.kind === "date" && (
        <Toggle
          {...ofData.part("x").toggle("skipsGaps")}
          hint="Para la bolsa y otros datos que no hay todos los días"
        />
      )}
      {(series === "" ? data.columns : []).map((column, at) =>
        columnAt(column, at, (part) =>
          ofData.list("columns").onChange(data.columns.map((one, index) => (index === at ? { ...one, ...part } : one))),
        ),
      )}
      <Field
        {...ofFormat.text("unit")}
        hint="«%», «euros», «mm». Con más de dos signos se dice una vez, encima del gráfico"
      />
      <SelectField
        {...decimals}
        value={String(format.decimals)}
        options={DECIMALS}
        onChange={(count) => decimals.onChange(Number(count))}
      />
      <SelectField
        {...f.value("scale")}
        hint="Las barras y el acumulado empiezan siempre en cero"
        options={choicesOf("scale", SCALES)}
      />
    </>
  );
}

/** Fields of how a figure is drawn, and of what is said on it. */
export function DrawingFields(props: EditorProps<FigureConfig>): ReactNode {
  const f = bindConfig(props);
  return (
    <>
      <ValueFields {...props} />
      <PaintFields {...props} />
      <NoteFields {...props} />
      <Field {...f.text("heading")} hint="Vacío, si el artículo ya lo dice" />
      <Field {...f.text("subheading")} hint="Qué, de quién y en qué unidad: «Variación anual de los precios, en %»" />
      <Field {...f.text("footnote")} hint="El método, lo que falta" />
      <SelectField {...f.value("style")} options={choicesOf("style", STYLES)} />
      <SelectField {...f.value("ratio")} options={RATIOS} />
      <SelectField {...f.value("phoneRatio")} options={RATIOS} />
    </>
  );
}
