import type { CaseColumn } from "@nv/cases";
import type { TableRow } from "@nv/tables";
import { type DataColumn, DataTable } from "@nv/ui";
import type { ReactNode } from "react";
import { alikeRows, type MendedTable, nameOfColumn, type ShownRow } from "./core/mend-list";
import { MendCell } from "./MendCell";

/** Letters of what else a row says. */
const REST_LETTERS = 160;

interface Props {
  readonly table: MendedTable;
  readonly rows: readonly ShownRow[];
  /** Whether every column stands by itself, and not only those in which something is wrong. */
  readonly isWhole: boolean;
  readonly onMend: (rows: readonly TableRow[], cell: { readonly column: number; readonly value: string }) => void;
}

const isUsed = (column: CaseColumn) => column !== "" && column !== "personal";

function restOf({ cells }: ShownRow, columns: readonly number[]): string {
  const rest = columns.flatMap((column) => cells[column]?.trim() || []).join(" · ");
  return rest.length > REST_LETTERS ? `${rest.slice(0, REST_LETTERS)}…` : rest;
}

/** Rows of a table that somebody brought: what is wrong are fields, the rest is as it is. */
export function MendTable({ table, rows, isWhole, onMend }: Props): ReactNode {
  const { columns, mends } = table;
  const ref = columns.indexOf("ref");
  const used = columns.flatMap((column, at) => (isUsed(column) && at !== ref ? [at] : []));
  const apart = used.filter((column) => isWhole || rows.some(({ fields }) => fields.has(column)));
  const others = used.filter((column) => !apart.includes(column));

  function cellOf(row: ShownRow, column: number): ReactNode {
    const { brought, cells, faults, fields } = row;
    const [value, said] = [cells[column] ?? "", brought.cells[column] ?? ""];
    if (!fields.has(column)) return value;
    const fault = faults.get(column);
    const alike = fault === undefined && value !== said ? alikeRows(table, row, column) : [];
    return (
      <MendCell
        label={`${nameOfColumn(table, column)}, fila ${brought.number}`}
        column={columns[column] ?? ""}
        {...{ value, fault, brought: said, alike: alike.length }}
        onMend={(next) => onMend([brought], { column, value: next })}
        onMendAlike={() => onMend(alike, { column, value })}
      />
    );
  }
  const head: DataColumn<ShownRow> = {
    id: "row",
    name: "Fila",
    kind: "head",
    cell: (row) => (
      <>
        Fila {row.brought.number}
        {ref >= 0 && !row.fields.has(ref) && ` · ${row.cells[ref] ?? ""}`}
        {ref >= 0 && row.fields.has(ref) && cellOf(row, ref)}
        <small>{restOf(row, others)}</small>
        {row.faults.has(-1) && <p className="nv-field__error">{row.faults.get(-1)?.message}</p>}
        {row.faults.size === 0 && mends.has(row.brought.number) && <p>Corregida</p>}
      </>
    ),
  };
  const cells = apart.map(
    (column): DataColumn<ShownRow> => ({
      id: String(column),
      name: nameOfColumn(table, column),
      cell: (row) => cellOf(row, column),
    }),
  );
  return (
    <DataTable
      caption="Filas por corregir"
      columns={[head, ...cells]}
      rows={rows}
      keyOf={({ brought }) => String(brought.number)}
    />
  );
}
