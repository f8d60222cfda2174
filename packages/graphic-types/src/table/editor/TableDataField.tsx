import type { ReactNode } from "react";
import { PastedTable, tableReader } from "../../pasted-table/PastedTable.tsx";
import { MOST, type TableData } from "../config.ts";
import { tableExample } from "../example.ts";
import type { ReadTableData } from "./read-table-data.ts";
import { tableDataText } from "./table-data-text.ts";

interface Props {
  readonly data: TableData;
  /** Problem of the table, as far as it was understood. */
  readonly error: string;
  /** Takes the table, and the names of its rows that say that they are a total. */
  readonly onChange: (data: TableData, totals: readonly string[]) => void;
}

const loadReader = tableReader<TableData, ReadTableData>(
  async () => (await import("./read-table-data.ts")).readTableData,
);

/** The cells of a table: pasted or brought, with what was understood of them shown and open to correction. */
export function TableDataField({ data, error, onChange }: Props): ReactNode {
  return (
    <PastedTable
      {...{ data, error }}
      textOf={tableDataText}
      example={tableExample.config.data}
      hint="O pégalos: una fila de nombres y debajo lo que haya. Hasta 2000 filas y 8000 celdas"
      mostRows={MOST.rows}
      load={loadReader}
      onRead={(read) => {
        // What cannot be read must not leave the table before it to be published in its place.
        const now = read?.data ?? { ...data, rows: [], flags: [] };
        onChange(now, read?.totals ?? []);
        return now;
      }}
    />
  );
}
