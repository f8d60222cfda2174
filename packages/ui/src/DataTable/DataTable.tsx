import { type ReactNode, useRef } from "react";
import { useScrollStop } from "../use-scroll-stop.ts";

/** A column of a {@link DataTable}. */
export interface DataColumn<Row> {
  readonly id: string;
  /** Its name over the column. */
  readonly name: string;
  readonly cell: (row: Row) => ReactNode;
  /** Key that the rows are ordered by when this column is chosen; left out when they cannot be. */
  readonly order?: string;
  /** `head` names its row, `figure` is a number, `orders` are buttons, whose column needs no name in sight. */
  readonly kind?: "head" | "figure" | "orders";
  /** `wide` shows it only where there is room for it. */
  readonly width?: "wide";
}

export interface DataTableProps<Row> {
  /** Name of what the table lists, for somebody who does not see it. */
  readonly caption: string;
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  /** @param index - Place of the row, for rows that have no name of their own and never move. */
  readonly keyOf: (row: Row, index: number) => string;
  /** Order of the rows; left out when they cannot be ordered. */
  readonly order?: { readonly by: string; readonly direction: "asc" | "desc" } | undefined;
  readonly onOrder?: ((by: string) => void) | undefined;
  /** Whether other rows are on their way. */
  readonly isStale?: boolean;
  readonly className?: string;
}

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

/** Rows of the same kind: dense, with their order in the heads of the columns; on a phone each row is a card that names its parts. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { caption, columns, rows, keyOf, isStale = false, className } = props;
  const box = useRef<HTMLDivElement>(null);
  const tabIndex = useScrollStop(box);
  const classes = ["nv-data", className].filter(Boolean).join(" ");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of cells is not a set of fields
    <div ref={box} className={classes} role="group" aria-label={caption} tabIndex={tabIndex}>
      <table aria-busy={isStale || undefined}>
        <caption className="nv-visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHead key={column.id} column={column} order={props.order} onOrder={props.onOrder} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row, index)}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadProps<Row> extends Pick<DataTableProps<Row>, "order" | "onOrder"> {
  readonly column: DataColumn<Row>;
}

function ColumnHead<Row>({ column: { id, name, kind, width, order: by }, order, onOrder }: HeadProps<Row>): ReactNode {
  const direction = by !== undefined && by === order?.by ? order.direction : undefined;
  const sign = direction === undefined ? "↕" : direction === "asc" ? "↑" : "↓";
  return (
    <th
      scope="col"
      data-column={id}
      data-kind={kind}
      data-width={width}
      aria-sort={direction === undefined ? undefined : ARIA_SORT[direction]}
    >
      {kind === "orders" && <span className="nv-visually-hidden">{name}</span>}
      {kind !== "orders" && (by === undefined || onOrder === undefined) && name}
      {by !== undefined && onOrder !== undefined && (
        <button type="button" onClick={() => onOrder(by)}>
          {name}
          <span aria-hidden="true">{sign}</span>
        </button>
      )}
    </th>
  );
}

function Cell<Row>({ column, row }: { readonly column: DataColumn<Row>; readonly row: Row }): ReactNode {
  const { id, name, kind, width, cell } = column;
  const marks = { "data-column": id, "data-kind": kind, "data-width": width };
  if (kind === "head")
    return (
      <th scope="row" {...marks}>
        {cell(row)}
      </th>
    );
  return (
    <td {...marks} data-label={kind === "orders" ? undefined : name}>
      {cell(row)}
    </td>
  );
}
