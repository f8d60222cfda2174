import type { TeamPerson, TeamWeek } from "@nv/contracts/schemas";
import { formatDate } from "@nv/spanish";
import { readTable, tableProblemText } from "@nv/tables";
import { Button, Notice } from "@nv/ui";
import { type CallFailure, FailureNotice, fieldsIn, saveFile, toCallFailure } from "@nv/web";
import { type ChangeEvent, type ReactNode, useState } from "react";
import { readRota, writeRota } from "./core/rota-file";
import { teamCalls } from "./team-calls";

interface Props {
  readonly week: TeamWeek;
  readonly people: readonly TeamPerson[];
  /** Called when shifts were added, of whichever weeks. */
  readonly onImported: () => void;
}

/** Largest file that is opened, bytes: five hundred rows are fifty thousand. */
const MOST_BYTES = 1_000_000;
/** Faults that are shown at once. */
const SHOWN_FAULTS = 10;

/** Lists what the server says of each row, as the file counts it: below the names of the columns. */
function refusedRows(failure: CallFailure): readonly string[] {
  return fieldsIn(failure).map(({ field, message }) => {
    const at = Number(field.split(".")[1]);
    return Number.isInteger(at) ? `Turno ${at + 1} del archivo: ${message}` : message;
  });
}

/** The rota out, as a file for a spreadsheet, and in again: all that a file says, or nothing and why. */
export function RotaFile({ week, people, onImported }: Props): ReactNode {
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [said, setSaid] = useState("");

  async function bring(file: File) {
    setSaid("");
    setFailure(null);
    if (file.size > MOST_BYTES) return setFaults(["Ocupa más de 1 MB: demasiado para unos turnos."]);
    const table = await readTable(new Uint8Array(await file.arrayBuffer()));
    const [problem] = table.problems;
    if (problem !== undefined) return setFaults([tableProblemText(problem)]);
    const brought = readRota(table.rows, people);
    setFaults(brought.faults);
    if (brought.faults.length > 0) return;
    try {
      const { added, known, week: first } = await teamCalls.bring({ rows: brought.shifts });
      setSaid(
        `Turnos añadidos: ${added}. Ya estaban: ${known}. El primero es de la semana del ${formatDate(first.monday)}.`,
      );
      onImported();
    } catch (error) {
      const refused = toCallFailure(error);
      setFaults(refusedRows(refused));
      setFailure(refused);
    }
  }

  function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (file !== undefined) void bring(file);
    // The same file, corrected, must count as a change.
    target.value = "";
  }

  return (
    <div className="nv-team__file nv-stack-2">
      <div className="nv-row">
        <Button
          onClick={() =>
            saveFile({
              name: `turnos-${week.monday}.csv`,
              content: writeRota(week.shifts, people),
              type: "text/csv;charset=utf-8",
            })
          }
        >
          Descargar la semana en CSV
        </Button>
        <label className="nv-action nv-action--plain">
          Traer turnos de un CSV o un Excel…
          <input type="file" accept=".csv,.txt,.xlsx,.ods,text/csv" onChange={handleFile} />
        </label>
      </div>
      <p className="nv-team__facts nv-quiet nv-said">
        Columnas: correo, que (turno o fuera), empieza, termina y nota. Se añade todo, o nada si algo no cuadra.
      </p>
      <div role="status">
        {said !== "" && (
          <Notice tone="done">
            <p>{said}</p>
          </Notice>
        )}
      </div>
      {faults.length > 0 && (
        <Notice tone="wrong">
          <div>
            <p>No se ha añadido nada:</p>
            <ul className="nv-team__conflicts">
              {faults.slice(0, SHOWN_FAULTS).map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
            {faults.length > SHOWN_FAULTS && <p>Y {faults.length - SHOWN_FAULTS} más.</p>}
          </div>
        </Notice>
      )}
      {failure !== null && faults.length === 0 && <FailureNotice error={failure} />}
    </div>
  );
}
