import type { PlainTable, TableReading } from "@nv/tables";

/** A table that somebody pasted: what was understood, or why it cannot be taken. */
export interface ReadPastedTable<Data> {
  /** The table as it was read: what was left out, what is asked, what was flagged. */
  readonly plain: PlainTable;
  /** `null` where it cannot be read. */
  readonly data: Data | null;
  readonly understood: string;
  /** Empty or `null` where it can be read. */
  readonly fault: string | null;
}

/** Reads what was pasted. @param former - The table before, whose columns keep what was said of them. */
export type ReadTable<Data, Read extends ReadPastedTable<Data> = ReadPastedTable<Data>> = (
  text: string,
  former: Data,
  reading: TableReading,
) => Read;
