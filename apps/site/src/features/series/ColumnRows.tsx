import { SERIES_COLUMN_KINDS, SERIES_LIMITS } from "@nv/contracts";
import { columnKey } from "@nv/series";
import { Field, RowsEditor, SelectField, Toggle } from "@nv/ui";
import type { BoundFields } from "@nv/web";
import type { ReactNode } from "react";
import { optionsOf } from "./core/options-of";
import { NEW_COLUMN, type SeriesDraft } from "./core/series-draft";

interface Props {
  readonly fields: BoundFields<SeriesDraft>;
  /** Error of all of them together; empty for none. */
  readonly error: string;
}

/** The columns of a series, besides its date and its source. */
export function ColumnRows({ fields: f, error }: Props): ReactNode {
  return (
    <>
      {error !== "" && <p role="alert">{error}</p>}
      <RowsEditor
        legend="Columnas, además de la fecha"
        noun="Columna"
        {...f.list("columns")}
        most={SERIES_LIMITS.columns}
        fewest={1}
        blank={() => NEW_COLUMN}
      >
        {f.rows("columns", (bound, column, _at, change) => (
          <div className="nv-data-tool__fields">
            <Field label="Nombre" {...bound.text("label")} />
            <SelectField
              label="Qué guarda"
              value={column.kind}
              options={optionsOf(SERIES_COLUMN_KINDS)}
              onChange={(kind) => change({ kind, isKey: kind === "number" ? false : column.isKey })}
            />
            {column.kind === "number" && (
              <Field label="Unidad" hint="%, puntos, euros; o nada" {...bound.text("unit")} />
            )}
            <Field
              label="Nombre en los archivos"
              hint={
                column.key === "" && column.label !== ""
                  ? `Será «${columnKey(column.label)}»`
                  : "Minúsculas, sin acentos"
              }
              {...bound.text("key")}
              spellCheck={false}
            />
            {column.kind !== "number" && (
              <Toggle label="Distingue observaciones del mismo día" {...bound.toggle("isKey")} />
            )}
          </div>
        ))}
      </RowsEditor>
    </>
  );
}
