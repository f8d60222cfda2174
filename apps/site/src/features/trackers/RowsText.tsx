import type { TableMapping, TrackerRowsKind } from "@nv/contracts/schemas";
import { ROW_COLUMNS, readingOf } from "@nv/series";
import { formatCount } from "@nv/spanish";
import { ColumnFields, TableReadingFields } from "@nv/web/table-reading";
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
  /** Whether it is still being read, and `read` is of what was written before. */
  readonly isReading?: boolean;
  readonly rows?: number;
  readonly mapping: TableMapping;
  readonly onMapping: (mapping: TableMapping) => void;
  readonly onChange: (text: string) => void;
}

/** Columns that are looked for beside those of each kind, by their names in a mapping. */
const ASIDE = {
  polls: [
    { key: "date", label: "Fin" },
    { key: "sourceUrl", label: "Enlace" },
  ],
  events: [
    { key: "date", label: "Fecha" },
    { key: "sourceUrl", label: "Enlace" },
  ],
} as const;

/** A table of polls or of events, with what is understood of it and what is wrong with each row beneath it, while it is written. */
export function RowsText({
  of,
  text,
  read,
  isReading = false,
  rows = 6,
  mapping,
  onMapping,
  onChange,
}: Props): ReactNode {
  const { observations, faults, problems, problemsTotal, plain, table } = read;
  const untold = problemsTotal - problems.length;
  const [one, many, gender] = WORDS[of];
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
            {isReading
              ? "Leyendo la tabla…"
              : observations.length === 0
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
          <ColumnFields
            tool={`tracker ${of}`}
            wanted={[...ROW_COLUMNS[of], ...ASIDE[of]]}
            names={(plain.rows[0]?.cells ?? []).map((name) => name.trim())}
            chosen={{ ...mapping.columns, date: mapping.date, sourceUrl: mapping.sourceUrl }}
            isNeeded={problems.some((problem) => problem.startsWith("Falta la columna"))}
            onChange={({ date = "", sourceUrl = "", ...columns }) =>
              onMapping({ ...mapping, date, sourceUrl, columns })
            }
          />
          <TableReadingFields
            rows={table}
            plain={plain}
            reading={readingOf(mapping)}
            onChange={({ decimalMark: _, dayOrder: __, ...reading }) => onMapping({ ...mapping, reading })}
          />
        </>
      )}
    </>
  );
}
