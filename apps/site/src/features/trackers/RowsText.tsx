import type { TrackerRowsKind } from "@nv/contracts/schemas";
import { formatCount } from "@nv/spanish";
import type { ReactNode } from "react";
import { TableText } from "../../records/TableText";
import type { ReadRows } from "./core/read-rows";

/** Columns that a table of each kind has. */
const HEADS = {
  polls: "casa, inicio, fin, muestra, modo, población, aprueba, desaprueba, url",
  events: "fecha, tipo, título, url",
} as const;

const WORDS = {
  polls: ["encuesta", "encuestas", "feminine"],
  events: ["acontecimiento", "acontecimientos", "masculine"],
} as const;

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
        label={of === "polls" ? "Tabla de encuestas" : "Tabla de acontecimientos"}
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
            <ul className="nv-data-tool__findings nv-stack-2 nv-plain nv-breaks">
              {faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
              {untold > 0 && <li>Y {untold} más.</li>}
            </ul>
          )}
          {doubts.map(({ name, kind }) => (
            <p key={name} className="nv-quiet nv-breaks">
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
