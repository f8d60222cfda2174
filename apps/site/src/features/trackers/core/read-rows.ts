import { TableMapping, type TrackerRowsKind } from "@nv/contracts/schemas";
import { type JudgedBy, type ReadObservations, readTrackerRows } from "@nv/series";
import { readDelimited, tableProblemText } from "@nv/tables";

/** Rows read from a table that is being written. */
export interface ReadRows extends ReadObservations {
  /** Reasons why it cannot be taken, row by row; none for an empty text. */
  readonly faults: readonly string[];
}

const MAPPING = TableMapping.parse({});

/** Reads a table that somebody writes, as the server will. */
export function readRows(text: string, of: TrackerRowsKind, by: JudgedBy): ReadRows {
  const table = readDelimited(text);
  const read = readTrackerRows(table.rows, of, { ...by, mapping: MAPPING });
  const faults = text.trim() === "" ? [] : [...table.problems.map(tableProblemText), ...read.problems];
  return { ...read, faults };
}
