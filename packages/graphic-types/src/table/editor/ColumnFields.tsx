import type { BoundConfig } from "@nv/piece-parts/fields";
import { Field, SelectField, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { isOfFigures } from "../cell-key.ts";
import { COLUMN_KINDS, COLUMN_LOOKS, SCALES, type TableColumn, WIDTHS } from "../config.ts";
import { choicesOf } from "./choices.ts";

const DECIMALS = [0, 1, 2, 3, 4].map((count) => ({ value: String(count), label: String(count) }));

interface Props {
  readonly column: BoundConfig<TableColumn>;
  readonly value: TableColumn;
}

/** Fields of the colours of a column. */
function HeatFields({ column, value: { scale } }: Props): ReactNode {
  return (
    <>
      <SelectField {...column.value("scale")} options={choicesOf("data.columns.*.scale", SCALES)} />
      {scale === "diverging" && <Field {...column.text("middle")} inputMode="decimal" hint="Vacío: cero" />}
      {scale === "cuts" && <Field {...column.text("cuts")} hint="De menor a mayor: «5; 7,5; 10»" />}
    </>
  );
}

/** Fields of figures: how many decimals they have, of what they are, and how they are drawn. */
function FigureFields(props: Props): ReactNode {
  const { column, value } = props;
  const decimals = column.value("decimals");
  return (
    <>
      <SelectField {...column.value("look")} options={choicesOf("data.columns.*.look", COLUMN_LOOKS)} />
      {value.look === "heat" && <HeatFields {...props} />}
      <SelectField
        {...decimals}
        value={String(value.decimals)}
        options={DECIMALS}
        onChange={(count) => decimals.onChange(Number(count))}
      />
      {value.kind === "number" && <Field {...column.text("unit")} hint="Va en el nombre: «Renta (€)»" />}
    </>
  );
}

/** Fields of one column of a table. */
export function ColumnFields(props: Props): ReactNode {
  const { column, value } = props;
  const isDrawn = isOfFigures(value) || value.look !== "plain";
  return (
    <fieldset className="nv-rows">
      <legend>{value.name}</legend>
      <div className="nv-rows__fields">
        <SelectField {...column.value("kind")} options={choicesOf("data.columns.*.kind", COLUMN_KINDS)} />
        {isDrawn && <FigureFields {...props} />}
        <SelectField {...column.value("width")} options={choicesOf("data.columns.*.width", WIDTHS)} />
        <Toggle {...column.toggle("isHidden")} />
      </div>
    </fieldset>
  );
}
