import type { ReactNode } from "react";
import { PastedTable, tableReader } from "../../pasted-table/PastedTable.tsx";
import { figureExample } from "../example.ts";
import { type FigureData, MOST } from "../figure-parts.ts";
import { figureTableText } from "./figure-table-text.ts";
import type { ReadFigureTable } from "./read-figure-table.ts";

interface Props {
  readonly data: FigureData;
  /** Problem of the table, as far as it was understood. */
  readonly error: string;
  readonly onChange: (data: FigureData) => void;
}

const loadReader = tableReader<FigureData, ReadFigureTable>(async () => {
  const { readFigureTable } = await import("./read-figure-table.ts");
  return (text, former, table) => readFigureTable(text, former, { table });
});

/** The table of a figure: pasted or brought, with what was understood of it shown and open to correction. */
export function TableField({ data, error, onChange }: Props): ReactNode {
  return (
    <PastedTable
      {...{ data, error }}
      textOf={figureTableText}
      example={figureExample.config.data}
      hint="O pégalos: una fila de nombres y, en la primera columna, días, nombres o números"
      mostRows={MOST.rows}
      load={loadReader}
      onRead={(read) => {
        // What cannot be read must not leave the table before it to be published in its place.
        const now = read?.data ?? { ...data, rows: [] };
        onChange(now);
        return now;
      }}
    />
  );
}
