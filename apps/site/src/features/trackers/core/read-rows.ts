import { TableMapping, type TrackerRowsKind } from "@nv/contracts/schemas";
import { type ReadObservations, type ReadRowsBy, readingTrackerRows } from "@nv/series";
import { readDelimited, type TableRow, tableProblemText } from "@nv/tables";

/** Rows read from a table that is being written. */
export interface ReadRows extends ReadObservations {
  /** Rows as they were brought. */
  readonly table: readonly TableRow[];
  /** Reasons why it cannot be taken, row by row; none for an empty text. */
  readonly faults: readonly string[];
  /** Whether something can be read in two ways, and nobody has said which. */
  readonly isAsked: boolean;
}

const AS_IT_IS = TableMapping.parse({});

/** Reads a table that somebody writes, as the server will, in pieces of some milliseconds. */
export function* readingRows(
  text: string,
  of: TrackerRowsKind,
  { mapping = AS_IT_IS, ...by }: Omit<ReadRowsBy, "mapping"> & { readonly mapping?: TableMapping },
): Generator<undefined, ReadRows, undefined> {
  const table = readDelimited(text);
  yield;
  const read = yield* readingTrackerRows(table.rows, of, { ...by, mapping });
  const faults = text.trim() === "" ? [] : [...table.problems.map(tableProblemText), ...read.problems];
  return { ...read, table: table.rows, faults, isAsked: read.understood.some(({ isCertain }) => !isCertain) };
}

/** {@link readingRows} at once. */
export function readRows(...asked: Parameters<typeof readingRows>): ReadRows {
  const reading = readingRows(...asked);
  for (;;) {
    const { done, value } = reading.next();
    if (done === true) return value;
  }
}
