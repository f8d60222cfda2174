import { readDelimited, type TableReading } from "@nv/tables";
import { TableReadingFields } from "@nv/web/table-reading";
import { type ReactNode, useMemo } from "react";
import type { ReadTable } from "./read-table.ts";

interface Props<Data> {
  readonly text: string;
  /** The table that was made of it. */
  readonly made: Data;
  readonly reading: TableReading;
  readonly read: ReadTable<Data>;
  /** Whether somebody opened it before it came. */
  readonly startsOpen: boolean;
  readonly onChange: (reading: TableReading) => void;
}

/** Reading of a pasted table, open to correction. */
export function ReadPasted<Data>({ text, made, reading, read, startsOpen, onChange }: Props<Data>): ReactNode {
  const shown = useMemo(
    () => (text.trim() === "" ? null : { rows: readDelimited(text).rows, plain: read(text, made, reading).plain }),
    [text, made, reading, read],
  );
  return shown !== null && <TableReadingFields {...shown} {...{ reading, startsOpen, onChange }} />;
}
