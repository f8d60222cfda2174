import { SERIES_PERIODS } from "@nv/contracts";
import { periodIn, proposeColumns } from "@nv/series";
import type { TableRow } from "@nv/tables";
import { Button } from "@nv/ui";
import { type ReactNode, useMemo } from "react";
import { TableText } from "../../records/TableText";
import type { SeriesDraft } from "./core/series-draft";

interface Props {
  readonly table: string;
  /** Rows of it, the first one with its names. */
  readonly rows: readonly TableRow[];
  readonly onChange: (table: string) => void;
  readonly onTake: (part: Partial<SeriesDraft>) => void;
}

/** Table that a series begins with: it says what the columns are, and is its first observations. */
export function FirstTable({ table, rows, onChange, onTake }: Props): ReactNode {
  const { proposed, period } = useMemo(() => ({ proposed: proposeColumns(rows), period: periodIn(rows) }), [rows]);
  return (
    <>
      <TableText
        label="Unas filas, con los nombres de las columnas en la primera"
        hint="Si las tienes: de ahí salen las columnas, y serán las primeras observaciones"
        rows={5}
        value={table}
        onChange={onChange}
      />
      {proposed.length > 0 && (
        <div className="nv-row">
          <Button onClick={() => onTake({ columns: [...proposed], ...(period !== null && { period }) })}>
            {proposed.length === 1 ? "Tomar de ahí la columna" : `Tomar de ahí las ${proposed.length} columnas`}
          </Button>
          {period !== null && (
            <span className="nv-quiet">Sus fechas son de una serie {SERIES_PERIODS[period].toLowerCase()}.</span>
          )}
        </div>
      )}
    </>
  );
}
