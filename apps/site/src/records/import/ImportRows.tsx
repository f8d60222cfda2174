import { Button, type DataColumn, DataTable, Pager } from "@nv/ui";
import { type ReactNode, useState } from "react";
import type { ImportRow, ImportTable, RowReport } from "./import-table";

/** Rows on one page: more fields than that are slow to draw. */
const PER_PAGE = 50;

/** Label of each outcome of a row. */
export type OutcomeWords = Readonly<Record<RowReport["outcome"], string>>;

interface Props {
  readonly table: ImportTable;
  readonly outcomes: OutcomeWords;
  /** Outcome of each row as it was sent last; a row that changed since has none. */
  readonly reports: ReadonlyMap<number, RowReport>;
  readonly isBusy: boolean;
  readonly onCell: (id: number, column: number, text: string) => void;
  readonly onRemove: (id: number) => void;
}

/** Table of the imported rows as understood; each cell can be corrected and has its fault beside it. */
export function ImportRows({ table, outcomes, reports, isBusy, onCell, onRemove }: Props): ReactNode {
  const [page, setPage] = useState(1);
  const { names, rows } = table;
  const last = Math.max(1, Math.ceil(rows.length / PER_PAGE));
  const current = Math.min(page, last);
  const numberOf = ({ id }: ImportRow) => rows.findIndex((row) => row.id === id) + 2;
  const faultOf = ({ id }: ImportRow, name: string) =>
    reports.get(id)?.problems.find(({ column }) => column === name)?.message ?? "";

  const columns: readonly DataColumn<ImportRow>[] = [
    { id: "row", name: "Fila", kind: "head", cell: numberOf },
    // Before the cells, which may be more than the page is wide: it is what decides which of them to look at.
    {
      id: "report",
      name: "Resultado",
      cell: (row) => <Outcome report={reports.get(row.id)} outcomes={outcomes} row={row} names={names} />,
    },
    ...names.map(
      (name, place): DataColumn<ImportRow> => ({
        id: `cell-${place}`,
        name: name || `Columna ${place + 1}`,
        cell: (row) => {
          const fault = name === "" ? "" : faultOf(row, name);
          const faultId = `fault-${row.id}-${place}`;
          return (
            <div>
              <input
                className="nv-field__input"
                aria-label={`${name || `Columna ${place + 1}`} de la fila ${numberOf(row)}`}
                aria-invalid={fault !== "" || undefined}
                aria-describedby={fault === "" ? undefined : faultId}
                value={row.cells[place] ?? ""}
                readOnly={isBusy}
                spellCheck={false}
                onChange={({ currentTarget }) => onCell(row.id, place, currentTarget.value)}
              />
              {fault !== "" && (
                <p className="nv-field__error" id={faultId}>
                  {fault}
                </p>
              )}
            </div>
          );
        },
      }),
    ),
    {
      id: "orders",
      name: "Quitar",
      kind: "orders",
      cell: (row) => (
        <Button disabled={isBusy} onClick={() => onRemove(row.id)}>
          Quitar<span className="nv-visually-hidden"> la fila {numberOf(row)}</span>
        </Button>
      ),
    },
  ];
  return (
    <>
      <DataTable
        className="nv-import"
        caption="Filas de la importación"
        columns={columns}
        rows={rows.slice((current - 1) * PER_PAGE, current * PER_PAGE)}
        keyOf={({ id }) => String(id)}
      />
      {last > 1 && <Pager page={current} perPage={PER_PAGE} total={rows.length} onPage={setPage} />}
    </>
  );
}

interface OutcomeProps {
  readonly report: RowReport | undefined;
  readonly outcomes: OutcomeWords;
  readonly row: ImportRow;
  readonly names: readonly string[];
}

function Outcome({ report, outcomes, row, names }: OutcomeProps): ReactNode {
  if (report === undefined) return <span className="nv-import__waiting">Sin revisar</span>;
  const { outcome, title, problems } = report;
  // What no cell of the file can be blamed for is told here.
  const others = problems.filter(({ column }) => !names.includes(column));
  const isGiven = outcome === "registered" && !row.cells.includes(title);
  return (
    <span data-outcome={outcome} className="nv-import__outcome">
      {outcomes[outcome]}
      {isGiven && `: «${title}»`}
      {others.map(({ column, message }) => (
        <span key={column + message}>. {message}</span>
      ))}
    </span>
  );
}
