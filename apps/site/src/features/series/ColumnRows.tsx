import { SERIES_COLUMN_KINDS, SERIES_LIMITS } from "@nv/contracts";
import { columnKey } from "@nv/series";
import { Field, RowsEditor, SelectField, Toggle } from "@nv/ui";
import type { ReactNode } from "react";
import { optionsOf } from "./core/options-of";
import { type ColumnDraft, NEW_COLUMN } from "./core/series-draft";

interface Props {
  readonly columns: readonly ColumnDraft[];
  /** What is wrong with a field; empty for nothing. */
  readonly errorOf: (field: string) => string;
  readonly onChange: (columns: ColumnDraft[]) => void;
}

/** The columns of a series, besides its date and its source. */
export function ColumnRows({ columns, errorOf, onChange }: Props): ReactNode {
  return (
    <>
      {errorOf("columns") !== "" && <p role="alert">{errorOf("columns")}</p>}
      <RowsEditor
        legend="Columnas, además de la fecha"
        noun="Columna"
        rows={columns}
        most={SERIES_LIMITS.columns}
        fewest={1}
        blank={() => NEW_COLUMN}
        onChange={(rows) => onChange([...rows])}
      >
        {(column, at, change) => (
          <div className="nv-data-tool__fields">
            <Field
              label="Nombre"
              error={errorOf(`columns.${at}.label`)}
              value={column.label}
              onChange={({ currentTarget }) => change({ label: currentTarget.value })}
            />
            <SelectField
              label="Qué guarda"
              value={column.kind}
              options={optionsOf(SERIES_COLUMN_KINDS)}
              onChange={(kind) => change({ kind, isKey: kind === "number" ? false : column.isKey })}
            />
            {column.kind === "number" && (
              <Field
                label="Unidad"
                hint="%, puntos, euros; o nada"
                error={errorOf(`columns.${at}.unit`)}
                value={column.unit}
                onChange={({ currentTarget }) => change({ unit: currentTarget.value })}
              />
            )}
            <Field
              label="Nombre en los archivos"
              hint={
                column.key === "" && column.label !== ""
                  ? `Será «${columnKey(column.label)}»`
                  : "Minúsculas, sin acentos"
              }
              error={errorOf(`columns.${at}.key`)}
              value={column.key}
              spellCheck={false}
              onChange={({ currentTarget }) => change({ key: currentTarget.value })}
            />
            {column.kind !== "number" && (
              <Toggle
                label="Distingue observaciones del mismo día"
                isOn={column.isKey}
                onChange={(isKey) => change({ isKey })}
              />
            )}
          </div>
        )}
      </RowsEditor>
    </>
  );
}
