import type { TeamPerson, TeamWeek } from "@nv/contracts/schemas";
import { formatDate } from "@nv/spanish";
import { readDelimited } from "@nv/tables";
import { Button, Notice } from "@nv/ui";
import { type CallFailure, FailureNotice, fieldsIn, saveFile, toCallFailure } from "@nv/web";
import { ImportedSheet, TABLE_FILES, useTableImport } from "@nv/web/table-reading";
import { type ChangeEvent, type ReactNode, useState } from "react";
import { readRota, writeRota } from "./core/rota-file";
import { teamCalls } from "./team-calls";

interface Props {
  readonly week: TeamWeek;
  readonly people: readonly TeamPerson[];
  /** Called when shifts were added, of whichever weeks. */
  readonly onImported: () => void;
}

/** Largest file that is opened: five hundred rows are fifty thousand bytes. */
const LIMITS = { mostBytes: 1_000_000, mostRows: 5000 } as const;
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

  async function bring(text: string) {
    setSaid("");
    setFailure(null);
    const read = readRota(readDelimited(text).rows, people);
    setFaults(read.faults);
    if (read.faults.length > 0) return;
    try {
      const { added, known, week: first } = await teamCalls.bring({ rows: read.shifts });
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

  const file = useTableImport(LIMITS, (text) => void bring(text));
  const told = file.problem === "" ? faults : [file.problem];

  function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const opened = target.files?.[0];
    setSaid("");
    setFaults([]);
    setFailure(null);
    if (opened !== undefined) file.open(opened);
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
          <input type="file" accept={TABLE_FILES} onChange={handleFile} />
        </label>
      </div>
      <p className="nv-team__facts nv-quiet nv-said">
        Columnas: correo, que (turno o fuera), empieza, termina y nota. Se añade todo, o nada si algo no cuadra.
      </p>
      <ImportedSheet brought={file} />
      <div role="status">
        {said !== "" && (
          <Notice tone="done">
            <p>{said}</p>
          </Notice>
        )}
      </div>
      {told.length > 0 && (
        <Notice tone="wrong">
          <div>
            <p>No se ha añadido nada:</p>
            <ul className="nv-team__conflicts">
              {told.slice(0, SHOWN_FAULTS).map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
            {told.length > SHOWN_FAULTS && <p>Y {told.length - SHOWN_FAULTS} más.</p>}
          </div>
        </Notice>
      )}
      {failure !== null && told.length === 0 && <FailureNotice error={failure} />}
    </div>
  );
}
