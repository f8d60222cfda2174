import type { CaseRowFault } from "@nv/contracts/schemas";
import {
  type CaseColumn,
  caseFaultLabel,
  MOST_SOURCE_COLUMNS,
  type PlainCaseColumn,
  type SourcePart,
} from "./case-columns.ts";
import { CASE_FIELD_LABELS } from "./case-texts.ts";
import { shownCell } from "./cell-reading.ts";

/** Columns of the parts of a source, with its number from 1. */
export interface SourcePlaces extends Readonly<Partial<Record<SourcePart, number>>> {
  readonly number: number;
}

/** Places of the columns of a table in its rows, with their names in its first row. */
export interface CasePlaces {
  readonly plain: ReadonlyMap<PlainCaseColumn, number>;
  readonly sources: readonly SourcePlaces[];
  /** Returns the name of the column of a field: that of the table, else that of the form. */
  readonly nameOf: (field: PlainCaseColumn) => string;
}

const isPlainColumn = (column: CaseColumn): column is PlainCaseColumn =>
  column === "nameReason" || Object.hasOwn(CASE_FIELD_LABELS, column);

/**
 * Finds the columns of a table.
 *
 * @param names - Its first row.
 */
export function casePlaces(columns: readonly CaseColumn[], names: readonly string[]): CasePlaces {
  const plain = new Map<PlainCaseColumn, number>();
  const sources = Array.from({ length: MOST_SOURCE_COLUMNS }, (_, at) => ({
    number: at + 1,
    parts: new Map<SourcePart, number>(),
  }));
  for (const [at, column] of columns.entries()) {
    if (column === "" || column === "personal") continue;
    const [, number, part] = /^source\.(\d)\.(title|date|url)$/.exec(column) ?? [];
    const source = sources[Number(number) - 1];
    if (source !== undefined && (part === "title" || part === "date" || part === "url")) {
      if (!source.parts.has(part)) source.parts.set(part, at);
    } else if (isPlainColumn(column) && !plain.has(column)) plain.set(column, at);
  }
  return {
    plain,
    sources: sources
      .filter(({ parts }) => parts.size > 0)
      .map(({ number, parts }) => ({ number, ...Object.fromEntries(parts) })),
    nameOf: (field) => shownCell(names[plain.get(field) ?? -1] ?? "") || caseFaultLabel(field),
  };
}

/**
 * Returns the place of a fault's cell in its row.
 *
 * @param columns - Of the table.
 * @returns −1 for a fault that belongs to no cell.
 */
export function columnOfFault({ field }: Pick<CaseRowFault, "field">, columns: readonly CaseColumn[]): number {
  const [, at, part] = /^sources\.(\d{1,2})\.(title|date|url)$/.exec(field) ?? [];
  if (at === undefined) {
    const wanted = field === "sources" ? columns.find((column) => /^source\.\d\.title$/.test(column)) : field;
    return columns.findIndex((column) => column === wanted && column !== "" && column !== "personal");
  }
  const number = Number(at) + 1;
  const own = columns.findIndex((column) => column.startsWith(`source.${number}.${part}`));
  return own >= 0 ? own : columns.findIndex((column) => column.startsWith(`source.${number}.`));
}
