import { type CaseCellFault, type CaseColumn, type CaseRowReading, columnOfFault } from "@nv/cases";
import type { CaseRow, CaseRowFault } from "@nv/contracts/schemas";
import type { TableRow } from "@nv/tables";
import type { Mends } from "./mends";

/** Rows that name a case of a row before them, beside the id that they repeat. */
export function repeatedRefs(rows: readonly CaseRow[]): readonly CaseCellFault[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ row, fields: { ref } }) => {
    const earlier = first.get(ref);
    if (earlier === undefined) first.set(ref, row);
    return earlier === undefined ? [] : [{ row, field: "ref", message: `Repite el id «${ref}» de la fila ${earlier}` }];
  });
}

/** The rows of a table that were read: those that may come in, and what is wrong with each of the others. */
export interface SortedRows {
  readonly good: readonly CaseRow[];
  readonly faults: ReadonlyMap<number, readonly CaseCellFault[]>;
}

/**
 * Tells the good rows from the others.
 *
 * @param told - What the server said of rows that nobody has mended since.
 */
export function sortRows(readings: readonly CaseRowReading[], told: readonly CaseRowFault[]): SortedRows {
  const read = readings.flatMap(({ row }) => row ?? []);
  const faults = new Map<number, CaseCellFault[]>();
  for (const fault of [...readings.flatMap((reading) => reading.faults), ...repeatedRefs(read), ...told]) {
    const others = faults.get(fault.row);
    if (others === undefined) faults.set(fault.row, [fault]);
    else if (!others.some(({ field, message }) => field === fault.field && message === fault.message))
      others.push(fault);
  }
  return { good: read.filter(({ row }) => !faults.has(row)), faults };
}

/** Groups the faults of a row by the column of their cell; a fault of no cell is under −1. */
export function faultsByColumn(
  faults: readonly CaseCellFault[],
  columns: readonly CaseColumn[],
): ReadonlyMap<number, CaseCellFault> {
  const byColumn = new Map<number, CaseCellFault>();
  for (const fault of faults) {
    const column = columnOfFault(fault, columns);
    const other = byColumn.get(column);
    byColumn.set(column, other === undefined ? fault : { ...other, message: `${other.message}. ${fault.message}` });
  }
  return byColumn;
}

/** Rows that are shown to be mended: with a fault, or with something typed, so that none leaves from under who writes in it. */
export function rowsToMend(
  body: readonly TableRow[],
  {
    faults,
    mends,
    dismissed,
  }: { readonly faults: SortedRows["faults"]; readonly mends: Mends; readonly dismissed: ReadonlySet<number> },
): readonly TableRow[] {
  return body.filter(({ number }) => faults.has(number) || (mends.has(number) && !dismissed.has(number)));
}
