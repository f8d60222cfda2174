import type { TrackerRowsKind } from "@nv/contracts/schemas";
import { TableMapping } from "@nv/contracts/schemas";
import type { JudgedBy, ReadObservations } from "@nv/series";
import { dayInMadrid, readTrackerRows } from "@nv/series";
import { formatCount } from "@nv/spanish";
import { readDelimited, tableProblemText } from "@nv/tables";
import type { ReactNode } from "react";
import { TableText } from "../records/TableText";

/** What is read of a table that is being written. */
export interface ReadRows extends ReadObservations {
  /** What keeps it from being taken, row by row; nothing of an empty text. */
  readonly faults: readonly string[];
}

/** Columns that a table of each kind has. */
const HEADS = {
  polls: "casa, inicio, fin, muestra, modo, población, aprueba, desaprueba, url",
  events: "fecha, tipo, título, url",
} as const;

const WORDS = {
  polls: ["encuesta", "encuestas", "feminine"],
  events: ["acontecimiento", "acontecimientos", "masculine"],
} as const;

/** Reads a table that somebody writes, as the server will. */
export function readRows(text: string, of: TrackerRowsKind, { startDay }: Pick<JudgedBy, "startDay">): ReadRows {
  const table = readDelimited(text);
  const by = { startDay, today: dayInMadrid(Date.now()), mapping: TableMapping.parse({}) };
  const read = readTrackerRows(table.rows, of, by);
  const faults = text.trim() === "" ? [] : [...table.problems.map(tableProblemText), ...read.problems];
  return { ...read, faults };
}

interface Props {
  readonly of: TrackerRowsKind;
  readonly text: string;
  readonly read: ReadRows;
  readonly rows?: number;
  readonly onChange: (text: string) => void;
}

/** A table of polls or of events, with what is understood of it and what is wrong with each row beneath it, while it is written. */
export function RowsText({ of, text, read, rows = 6, onChange }: Props): ReactNode {
  const { observations, faults, problems, problemsTotal, understood } = read;
  const untold = problemsTotal - problems.length;
  const [one, many, gender] = WORDS[of];
  const doubts = understood.filter(({ isCertain }) => !isCertain);
  return (
    <>
      <TableText
        label={of === "polls" ? "Encuestas" : "Acontecimientos"}
        hint={`Una fila por cada uno, cada una con el enlace a su fuente. En la primera, los nombres: ${HEADS[of]}`}
        rows={rows}
        value={text}
        onChange={onChange}
      />
      {text.trim() !== "" && (
        <>
          <p role="status">
            {observations.length === 0
              ? "No se entiende ninguna fila."
              : `Se ${observations.length === 1 ? "entiende" : "entienden"} ${formatCount(observations.length, one, many, gender)}.`}
          </p>
          {faults.length > 0 && (
            <ul className="nv-trackers__findings">
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
              {untold > 0 && <li>Y {untold} más.</li>}
            </ul>
          )}
          {doubts.map(({ name, kind }) => (
            <p key={name} className="nv-trackers__facts">
              {kind === "date"
                ? `En «${name}» no se sabe si va antes el día o el mes, y se toma el día: escribe las fechas como 2026-03-05 si no es así.`
                : `En «${name}» no se sabe si el punto o la coma separa miles o decimales: míralo.`}
            </p>
          ))}
        </>
      )}
    </>
  );
}
