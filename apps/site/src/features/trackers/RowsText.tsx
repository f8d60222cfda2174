import type { AverageSeries, FixedCells, TableMapping, TrackerRowsKind } from "@nv/contracts/schemas";
import { averageColumns, ROW_COLUMNS } from "@nv/series";
import { formatCount } from "@nv/spanish";
import { Field } from "@nv/ui";
import { boundText } from "@nv/web";
import { ColumnFields } from "@nv/web/table-reading";
import type { ReactNode } from "react";
import { TableText } from "../../records/TableText";
import type { ToldRows } from "./core/told-rows";

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
  readonly told: ToldRows;
  /** Account of how the table was read, open to correction. */
  readonly reading: ReactNode;
  /** Whether it is still being read, and `told` is of what was written before. */
  readonly isReading?: boolean;
  readonly rows?: number;
  /** Series of an average; left out for a mandate. */
  readonly series?: readonly AverageSeries[] | undefined;
  /** Cells that all rows have and the table does not say; left out where nobody may say it. */
  readonly fixed?: FixedCells;
  readonly onFixed?: (fixed: FixedCells) => void;
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

/** Longest name that a hint has room for in one line of a phone, letters. */
const LONGEST_HEAD = 24;

const seriesHeads = (series: readonly AverageSeries[]) =>
  series.length === 0 || series.some(({ name }) => name.length > LONGEST_HEAD)
    ? "una columna por respuesta o partido"
    : series.map(({ name }) => name.toLowerCase()).join(", ");

interface FixedProps {
  readonly fixed: FixedCells;
  readonly onFixed: (fixed: FixedCells) => void;
}

/** Fields of what all polls of a table have, where it does not say it row by row. */
function FixedFields({ fixed, onFixed }: FixedProps): ReactNode {
  return (
    <details className="nv-reading__table" open={fixed.house !== "" || fixed.sourceUrl !== ""}>
      <summary>
        <strong>Lo que vale para todas</strong> <span className="nv-quiet">si la tabla no lo dice en cada fila</span>
      </summary>
      <div className="nv-reading__columns">
        <Field
          label="Casa"
          hint="Si todas son de una, como el CIS"
          {...boundText(fixed.house, (house) => onFixed({ ...fixed, house }))}
        />
        <Field
          label="Enlace"
          hint="La página de donde sale la tabla entera"
          type="url"
          spellCheck={false}
          {...boundText(fixed.sourceUrl, (sourceUrl) => onFixed({ ...fixed, sourceUrl }))}
        />
      </div>
    </details>
  );
}

type RowWords = (typeof WORDS)[TrackerRowsKind];

/** Says how many rows are understood; nothing while nobody has read them. */
function understoodText(understood: number | null, [one, many, gender]: RowWords): string {
  if (understood === null) return "";
  if (understood === 0) return "No se entiende ninguna fila.";
  return `Se ${understood === 1 ? "entiende" : "entienden"} ${formatCount(understood, one, many, gender)}.`;
}

/** A table of polls or of events, with what is understood of it and what is wrong with each row beneath it, while it is written. */
export function RowsText({
  of,
  text,
  told,
  reading,
  isReading = false,
  rows = 6,
  series,
  fixed,
  onFixed,
  mapping,
  onMapping,
  onChange,
}: Props): ReactNode {
  const { understood, faults, untold, names, isColumnMissing } = told;
  const ofAverage = of === "polls" && series !== undefined;
  const columns = ofAverage ? averageColumns(series) : ROW_COLUMNS[of];
  const heads = ofAverage ? `casa, inicio, fin, muestra, ${seriesHeads(series)}, url` : HEADS[of];
  return (
    <>
      <TableText
        label={of === "polls" ? "Tabla de encuestas" : "Tabla de acontecimientos"}
        hint={`Una fila por cada uno, cada una con el enlace a su fuente. En la primera, los nombres: ${heads}`}
        rows={rows}
        value={text}
        onChange={onChange}
      />
      {text.trim() !== "" && (
        <>
          <p role="status">{isReading ? "Leyendo la tabla…" : understoodText(understood, WORDS[of])}</p>
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
            wanted={[...columns, ...ASIDE[of]]}
            names={names}
            chosen={{ ...mapping.columns, date: mapping.date, sourceUrl: mapping.sourceUrl }}
            isNeeded={isColumnMissing}
            onChange={({ date = "", sourceUrl = "", ...columns }) =>
              onMapping({ ...mapping, date, sourceUrl, columns })
            }
          />
          {of === "polls" && fixed !== undefined && onFixed !== undefined && (
            <FixedFields fixed={fixed} onFixed={onFixed} />
          )}
          {reading}
        </>
      )}
    </>
  );
}
