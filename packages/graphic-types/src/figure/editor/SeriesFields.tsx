import { type EditorProps, fieldTexts } from "@nv/piece-parts/fields";
import { Field, RowsEditor, SelectField } from "@nv/ui";
import type { ReactNode } from "react";
import { COLUMN_LOOKS, COLUMN_ROLES, type FigureConfig, MOST } from "../config.ts";
import { choicesOf } from "./choices.ts";

/** Form of what a figure takes of a published series: from which day, and which of its columns. */
export function SeriesFields(props: EditorProps<FigureConfig>): ReactNode {
  const { config, onChange } = props;
  const textsOf = fieldTexts(props);
  const { data, since } = config;
  const changeColumns = (columns: FigureConfig["data"]["columns"]) =>
    onChange({ ...config, data: { ...data, columns, rows: [] } });
  return (
    <>
      <Field
        {...textsOf("since")}
        type="date"
        hint="Vacío: desde el principio"
        value={since}
        onChange={({ currentTarget }) => onChange({ ...config, since: currentTarget.value })}
      />
      <p className="nv-field__hint">
        Sin ninguna columna en la lista se dibujan todas las de números; de un seguimiento, la media con su franja.
      </p>
      <RowsEditor
        {...{ legend: "Columnas de la serie", noun: "Columna", rows: data.columns, fewest: 0, most: MOST.columns }}
        blank={() => ({ key: "", name: "", role: "value" as const, look: "main" as const })}
        onChange={(next) => changeColumns([...next])}
      >
        {(column, at, changeColumn) => (
          <>
            <Field
              {...textsOf(`data.columns.${at}.key`)}
              value={column.key}
              onChange={({ currentTarget }) => changeColumn({ key: currentTarget.value.trim() })}
            />
            <Field
              {...textsOf(`data.columns.${at}.name`)}
              value={column.name}
              onChange={({ currentTarget }) => changeColumn({ name: currentTarget.value })}
            />
            <SelectField
              {...textsOf(`data.columns.${at}.role`)}
              value={column.role}
              options={choicesOf("data.columns.*.role", COLUMN_ROLES)}
              onChange={(role) => changeColumn({ role })}
            />
            <SelectField
              {...textsOf(`data.columns.${at}.look`)}
              value={column.look}
              options={choicesOf("data.columns.*.look", COLUMN_LOOKS)}
              onChange={(look) => changeColumn({ look })}
            />
          </>
        )}
      </RowsEditor>
    </>
  );
}
