import type { TableMapping } from "@nv/contracts/schemas";
import { readingOf } from "@nv/series";
import { TableReadingFields } from "@nv/web/table-reading";
import type { ReactNode } from "react";
import type { ReadRows } from "./core/read-rows";

interface Props {
  readonly read: ReadRows;
  readonly mapping: TableMapping;
  /** Whether somebody opened it before it came. */
  readonly startsOpen?: boolean;
  readonly onMapping: (mapping: TableMapping) => void;
}

/** Account of how a table of polls or of events was read, open to correction. */
export function RowsReading({ read, mapping, startsOpen = false, onMapping }: Props): ReactNode {
  return (
    <TableReadingFields
      rows={read.table}
      plain={read.plain}
      reading={readingOf(mapping)}
      startsOpen={startsOpen}
      onChange={({ decimalMark: _, dayOrder: __, ...reading }) => onMapping({ ...mapping, reading })}
    />
  );
}
