import { type CaseCellFault, type CaseColumn, caseColumnLabel } from "@nv/cases";
import type { TableRow } from "@nv/tables";
import { type Mends, rowsThatSay, withMends } from "./mends";
import { faultsByColumn, rowsToMend, type SortedRows } from "./read-table";

/** Rows of a page: each may have several fields. */
export const PAGE_ROWS = 20;

/** A table of cases as it is mended. */
export interface MendedTable {
  /** The first row. */
  readonly header: readonly string[];
  readonly columns: readonly CaseColumn[];
  /** The others, as they were brought. */
  readonly body: readonly TableRow[];
  readonly mends: Mends;
  readonly faults: SortedRows["faults"];
}

/** View of the table: which of its rows are shown. */
export interface MendView {
  readonly filter: "wrong" | "all";
  /** From 1. */
  readonly page: number;
  /** Mended rows that somebody took away from the list. */
  readonly dismissed: ReadonlySet<number>;
}

/** A row of the screen. */
export interface ShownRow {
  readonly brought: TableRow;
  /** As they were mended. */
  readonly cells: readonly string[];
  /** By column; what is of no cell is under −1. */
  readonly faults: ReadonlyMap<number, CaseCellFault>;
  /** Columns that are fields: what is wrong, and what was typed. */
  readonly fields: ReadonlySet<number>;
}

/** Returns the name of a column: as their table calls it, else as the form does. */
export const nameOfColumn = ({ header, columns }: Pick<MendedTable, "header" | "columns">, column: number) =>
  header[column]?.trim() || caseColumnLabel(columns[column] ?? "");

function shownRow({ columns, mends, faults }: MendedTable, brought: TableRow): ShownRow {
  const wrong = faultsByColumn(faults.get(brought.number) ?? [], columns);
  const fields = new Set([...wrong.keys(), ...(mends.get(brought.number)?.keys() ?? [])]);
  return { brought, cells: withMends(brought, mends).cells, faults: wrong, fields };
}

/** A page of the rows of a table. */
export interface MendList {
  /** All that answer the filter. */
  readonly listed: readonly TableRow[];
  /** The page that is shown: the last one where there are fewer. */
  readonly page: number;
  readonly shown: readonly ShownRow[];
  /** Listed rows in which nothing is wrong any more. */
  readonly mended: number;
}

/** Finds the rows that are shown. */
export function mendList(table: MendedTable, { filter, page: asked, dismissed }: MendView): MendList {
  const { body, mends, faults } = table;
  const listed = filter === "all" ? body : rowsToMend(body, { faults, mends, dismissed });
  const page = Math.min(asked, Math.max(1, Math.ceil(listed.length / PAGE_ROWS)));
  const shown = listed.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS).map((row) => shownRow(table, row));
  const mended = filter === "all" ? 0 : listed.filter(({ number }) => !faults.has(number)).length;
  return { listed, page, shown, mended };
}

/** The first page after one on which something is wrong; `null` for none. */
export function nextWrongPage({ listed, page }: MendList, { faults }: Pick<MendedTable, "faults">): number | null {
  const later = listed.findIndex(({ number }, at) => at >= page * PAGE_ROWS && faults.has(number));
  return later < 0 ? null : Math.floor(later / PAGE_ROWS) + 1;
}

/** Other rows in which the same column said the same and is wrong too. */
export function alikeRows(table: MendedTable, { brought }: ShownRow, column: number): readonly TableRow[] {
  const { body, mends, faults, columns } = table;
  return rowsThatSay(body, { column, text: brought.cells[column] ?? "", mends }).filter(({ number }) =>
    faultsByColumn(faults.get(number) ?? [], columns).has(column),
  );
}
