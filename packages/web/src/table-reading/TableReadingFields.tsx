import type { PlainTable, TableReading, TableRow } from "@nv/tables";
import { Toggle } from "@nv/ui";
import { type ReactNode, useMemo, useState } from "react";
import { loadable } from "../loadable.tsx";
import { readingSummary } from "../reading-summary.ts";

/** Comes with the first column that can be read in two ways. */
const DoubtField = loadable(async () => (await import("./DoubtField.tsx")).DoubtField, null);

/** Comes when somebody looks at how the rows were read. */
const ReadRows = loadable(async () => (await import("./ReadRows.tsx")).ReadRows, null);

interface Props {
  /** As they were brought. */
  readonly rows: readonly TableRow[];
  readonly plain: PlainTable;
  readonly reading: TableReading;
  /** Whether somebody opened it before it came. */
  readonly startsOpen?: boolean;
  readonly onChange: (reading: TableReading) => void;
}

/**
 * Reading of a table, open to correction: each column that can be read in two ways asks, with both readings of what is written; which
 * rows name, which are data and which stand beside them; whether rows and columns change places.
 */
export function TableReadingFields({ rows, plain, reading, startsOpen = false, onChange }: Props): ReactNode {
  /** Whether somebody opened or folded it; `null` for nobody: it is open where a table is unusual. */
  const [chosen, setChosen] = useState<boolean | null>(startsOpen || null);
  const summary = useMemo(() => readingSummary(plain), [plain]);
  if (rows.length < 2) return null;
  const isUnusual = plain.asides.length > 0 || [...plain.roles.values()].filter((role) => role === "head").length !== 1;
  const isOpen = chosen ?? isUnusual;
  return (
    <div className="nv-reading">
      {plain.doubts.map((doubt) => (
        <DoubtField key={`${doubt.kind} ${doubt.name}`} doubt={doubt} reading={reading} onChange={onChange} />
      ))}
      <details
        className="nv-reading__table"
        open={isOpen}
        onToggle={({ currentTarget: { open } }) => open !== isOpen && setChosen(open)}
      >
        <summary>
          <strong>Cómo se ha leído</strong> <span className="nv-quiet">{summary}</span>
        </summary>
        {isOpen && (
          <>
            <ReadRows rows={rows} plain={plain} reading={reading} onChange={onChange} />
            <Toggle
              label="Cambiar filas por columnas"
              hint="Si los años o los meses van en la primera fila"
              isOn={reading.isTurned}
              onChange={(isTurned) => onChange({ ...reading, isTurned, roles: {} })}
            />
          </>
        )}
      </details>
    </div>
  );
}
