import { Button } from "@nv/ui";
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
  return (
    <div className="table-place">
      <table className="table invitations">
        <caption className="nv-visually-hidden">Personas a las que se invita</caption>
        <thead>
          <tr>
            <th scope="col">Línea</th>
            <th scope="col">Correo</th>
            <th scope="col">Nombre</th>
            <th scope="col">Resultado</th>
            <th scope="col">
              <span className="nv-visually-hidden">Quitar</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { line, email, name, status } = row;
            const isSent = status === "sent";
            const reportId = `report-${line}`;
            const isWrong = rowProblem(row, rows) !== "";
            return (
              <tr key={line}>
                <td data-column="line">{line}</td>
                <td>
                  <input
                    className="nv-field__input"
                    aria-label={`Correo de la línea ${line}`}
                    aria-invalid={isWrong || undefined}
                    aria-describedby={isWrong ? reportId : undefined}
                    value={email}
                    readOnly={isSent || isBusy}
                    spellCheck={false}
                    onChange={({ target }) => onCorrect(line, { email: target.value })}
                  />
                </td>
                <td>
                  <input
                    className="nv-field__input"
                    aria-label={`Nombre de la línea ${line}`}
                    value={name}
                    readOnly={isSent || isBusy}
                    onChange={({ target }) => onCorrect(line, { name: target.value })}
                  />
                </td>
                <td>
                  <Report row={row} rows={rows} id={reportId} />
                </td>
                <td>
                  {!isSent && (
                    <Button disabled={isBusy} onClick={() => onRemove(line)}>
                      Quitar<span className="nv-visually-hidden"> la línea {line}</span>
                    </Button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
