import { formatCount } from "@nv/spanish";
import { readDelimited } from "@nv/tables";
import { Button, type DataColumn, DataTable, Field, Notice } from "@nv/ui";
import { boundText, FailureNotice, useAttempt } from "@nv/web";
import { type FormEvent, type ReactNode, useState } from "react";
import { type RowChange, tableChanges } from "./core/table-changes";
import { recoveredCalls } from "./recovered-calls";

/** Changes that are shown: more is another table. */
const SHOWN = 50;

const COLUMNS: readonly DataColumn<RowChange>[] = [
  { id: "row", name: "Fila", kind: "head", cell: ({ row }) => row || "Sin nombre" },
  { id: "what", name: "Qué", cell: ({ what }) => what },
  { id: "column", name: "Columna", cell: ({ column }) => column },
  { id: "before", name: "Antes", cell: ({ before }) => before },
  { id: "after", name: "En esta", cell: ({ after }) => after },
];

interface Props {
  readonly id: string;
  /** That is shown. */
  readonly version: number;
  /** Its table; the first row names the columns. */
  readonly rows: readonly (readonly string[])[];
}

/** Changes in a chart since a version that was published before. */
export function VersionChanges({ id, version, rows }: Props): ReactNode {
  const [typed, setTyped] = useState(String(version - 1));
  const [problem, setProblem] = useState("");
  const { isBusy, failure, attempt } = useAttempt();
  const [found, setFound] = useState<{ readonly version: number; readonly changes: readonly RowChange[] } | null>(null);

  async function compare(event: FormEvent) {
    event.preventDefault();
    const asked = Number(typed);
    const isVersion = Number.isInteger(asked) && asked >= 1 && asked < version;
    setProblem(isVersion ? "" : `Escribe una versión anterior, de 1 a ${version - 1}.`);
    setFound(null);
    if (!isVersion) return;
    await attempt(async () => {
      const { csv } = await recoveredCalls.recover(id, { version: asked });
      const before = csv === null ? null : readDelimited(csv, { separator: ";" }).rows.map(({ cells }) => cells);
      if (before === null) setProblem(`La versión ${asked} no trae una tabla.`);
      else setFound({ version: asked, changes: tableChanges(before, rows) });
    });
  }
  return (
    <details className="nv-recovered__part">
      <summary>Qué ha cambiado desde otra versión</summary>
      <form className="nv-recovered__compare nv-cluster" noValidate onSubmit={(event) => void compare(event)}>
        <Field label="Versión" inputMode="numeric" error={problem} {...boundText(typed, setTyped)} />
        <Button type="submit" disabled={isBusy}>
          {isBusy ? "Comparando…" : "Comparar"}
        </Button>
      </form>
      {failure !== null && <FailureNotice error={failure} />}
      {found !== null && found.changes.length === 0 && (
        <Notice tone="done">
          <p>Los datos son los mismos que en la versión {found.version}.</p>
        </Notice>
      )}
      {found !== null && found.changes.length > 0 && (
        <>
          <p role="status">
            Hay {formatCount(found.changes.length, "cambio", "cambios")} desde la versión {found.version}
            {found.changes.length > SHOWN && `: aquí, los ${SHOWN} primeros`}.
          </p>
          <DataTable
            caption={`Cambios desde la versión ${found.version}`}
            columns={COLUMNS}
            rows={found.changes.slice(0, SHOWN)}
            keyOf={({ row, column, what }) => `${what} ${row} ${column}`}
          />
        </>
      )}
    </details>
  );
}
