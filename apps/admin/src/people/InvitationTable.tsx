import { Button, type DataColumn, DataTable } from "@nv/ui";
import { type Invitation, rowProblem } from "./core/invitation-rows.ts";
import type { InvitationRow } from "./core/read-invitations.ts";

export interface InvitationTableProps {
  readonly rows: readonly Invitation[];
  readonly isBusy: boolean;
  readonly onCorrect: (line: number, change: Partial<InvitationRow>) => void;
  readonly onRemove: (line: number) => void;
}

function Report({
  row,
  rows,
  id,
}: {
  readonly row: Invitation;
  readonly rows: readonly Invitation[];
  readonly id: string;
}) {
  const problem = rowProblem(row, rows);
  if (row.status === "sent") return <span className="report-sent">Invitada</span>;
  return (
    <span id={id} className={problem === "" ? "report-ready" : "report-wrong"}>
      {problem || "Lista"}
    </span>
  );
}

/** The people to invite, each with its report; what is not sent yet can be corrected in its place. */
export function InvitationTable({ rows, isBusy, onCorrect, onRemove }: InvitationTableProps) {
  const isFixed = ({ status }: Invitation) => status === "sent" || isBusy;
  const reportId = ({ line }: Invitation) => `report-${line}`;
  const columns: readonly DataColumn<Invitation>[] = [
    { id: "line", name: "Línea", cell: ({ line }) => line },
    {
      id: "email",
      name: "Correo",
      cell: (row) => (
        <input
          className="nv-field__input"
          aria-label={`Correo de la línea ${row.line}`}
          aria-invalid={rowProblem(row, rows) !== "" || undefined}
          aria-describedby={rowProblem(row, rows) === "" ? undefined : reportId(row)}
          value={row.email}
          readOnly={isFixed(row)}
          spellCheck={false}
          onChange={({ target }) => onCorrect(row.line, { email: target.value })}
        />
      ),
    },
    {
      id: "name",
      name: "Nombre",
      cell: (row) => (
        <input
          className="nv-field__input"
          aria-label={`Nombre de la línea ${row.line}`}
          value={row.name}
          readOnly={isFixed(row)}
          onChange={({ target }) => onCorrect(row.line, { name: target.value })}
        />
      ),
    },
    { id: "report", name: "Resultado", cell: (row) => <Report row={row} rows={rows} id={reportId(row)} /> },
    {
      id: "orders",
      name: "Quitar",
      kind: "orders",
      cell: ({ status, line }) =>
        status !== "sent" && (
          <Button disabled={isBusy} onClick={() => onRemove(line)}>
            Quitar<span className="nv-visually-hidden"> la línea {line}</span>
          </Button>
        ),
    },
  ];
  return (
    <DataTable
      className="invitations"
      caption="Personas a las que se invita"
      columns={columns}
      rows={rows}
      keyOf={({ line }) => String(line)}
    />
  );
}
