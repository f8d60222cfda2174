import type { TableMapping } from "@nv/contracts/schemas";
import { readingOf } from "@nv/series";
import { TableReadingFields } from "@nv/web/table-reading";
import type { ReactNode } from "react";
import type { ReadRows } from "./core/read-rows";

interface Props {
  readonly read: ReadRows;
  readonly mapping: TableMapping;
  readonly onMapping: (mapping: TableMapping) => void;
}

/** Account of how a table of polls or of events was read, open to correction. */
export function RowsReading({ read, mapping, onMapping }: Props): ReactNode {
  return (
    <TableReadingFields
      rows={read.table}
      plain={read.plain}
      reading={readingOf(mapping)}
      onChange={({ decimalMark: _, dayOrder: __, ...reading }) => onMapping({ ...mapping, reading })}
    />
  );
}
