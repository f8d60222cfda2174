import { type ColumnDef, tableFeatures, useTable } from "@tanstack/react-table";
import type { ReactNode } from "react";

/** No feature of the table runs here: search, order and pages are the server's. */
const FEATURES = tableFeatures({});

/** A column of a {@link DataTable}. */
export interface DataColumn<Row> {
  readonly id: string;
  /** Its name over the column. */
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** What the server orders by when this column is chosen; left out when it cannot. */
  readonly order?: string;
  /** `wide` shows it only where there is room for it. */
  readonly width?: "wide";
}

export interface DataTableProps<Row extends object> {
  /** What the table lists, for who does not see it. */
  readonly caption: string;
  /** The same array each time, or the table is laid out again. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** How the rows are ordered; left out when they cannot be. */
  readonly order?: { readonly by: string; readonly direction: "asc" | "desc" };
  readonly onOrder?: (by: string) => void;
  /** Whether other rows are on their way. */
  readonly isStale?: boolean;
}

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

/** A table of the administration: dense, with its order in the heads of its columns. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, columns, rows, keyOf, order, onOrder, isStale = false } = props;
  const definitions = columns.map(
    ({ id, name, cell }): ColumnDef<typeof FEATURES, Row> => ({
      id,
      header: name,
      cell: ({ row }) => cell(row.original),
    }),
  );
  const table = useTable({ features: FEATURES, columns: definitions, data: [...rows], getRowId: keyOf });
  const byId = new Map(columns.map((column) => [column.id, column]));

  return (
    <div className="table-place">
      <table className="table" aria-busy={isStale || undefined}>
        <caption className="nv-visually-hidden">{caption}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const column = byId.get(header.column.id);
                const by = column?.order;
                const isOrdered = by !== undefined && by === order?.by;
                return (
                  <th
                    key={header.id}
                    scope="col"
                    data-width={column?.width}
                    aria-sort={isOrdered && order !== undefined ? ARIA_SORT[order.direction] : undefined}
                  >
                    {by === undefined || onOrder === undefined ? (
                      <table.FlexRender header={header} />
                    ) : (
                      <button type="button" onClick={() => onOrder(by)}>
                        <table.FlexRender header={header} />
                        <span aria-hidden="true">{isOrdered ? (order?.direction === "asc" ? "↑" : "↓") : "↕"}</span>
                      </button>
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id} data-width={byId.get(cell.column.id)?.width} data-column={cell.column.id}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
