import { bindConfig, type EditorProps } from "@nv/piece-parts/fields";
import { Field, RowsEditor, SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import type { FigureConfig } from "../config.ts";
import { COLUMN_LOOKS, COLUMN_ROLES, MOST } from "../figure-parts.ts";
import { choicesOf } from "./choices.ts";

/** Form of what a figure takes of a published series: from which day, and which of its columns. */
export function SeriesFields(props: EditorProps<FigureConfig>): ReactNode {
  const f = bindConfig(props);
  const data = f.part("data");
  return (
    <>
      <Field {...f.text("since")} type="date" hint="Vacío: desde el principio" />
      <p className="nv-field__hint">
        Sin ninguna columna en la lista se dibujan todas las de números; de un seguimiento, la media con su franja.
      </p>
      <RowsEditor
        {...{ legend: "Columnas de la serie", noun: "Columna", fewest: 0, most: MOST.columns }}
        rows={props.config.data.columns}
        blank={() => ({ key: "", name: "", role: "value" as const, look: "main" as const })}
        onChange={(columns) => f.value("data").onChange({ ...props.config.data, columns: [...columns], rows: [] })}
      >
        {data.rows("columns", (column, _row, _at, change) => (
          <>
            <Field
              {...column.text("key")}
              onChange={({ currentTarget }) => change({ key: currentTarget.value.trim() })}
            />
            <Field {...column.text("name")} />
            <SelectField {...column.value("role")} options={choicesOf("data.columns.*.role", COLUMN_ROLES)} />
            <SelectField {...column.value("look")} options={choicesOf("data.columns.*.look", COLUMN_LOOKS)} />
          </>
        ))}
      </RowsEditor>
    </>
  );
}
