import { Button, FileDrop, Findings, SelectField, TextArea, Toggle } from "@nv/ui";
import { bindFields, useRemote } from "@nv/web";
import { ImportedSheet, TABLE_FILES, useTableImport } from "@nv/web/table-reading";
import { type ReactNode, useEffect, useState } from "react";
import { checkKeys } from "./core/check-keys";
import type { DraftProblems, MapDraft } from "./core/map-draft";
import { NO_TABLE, type PastedTable, readPasted } from "./core/read-join";
import { FieldValues, lightMapsCalls } from "./light-maps-calls";

interface Props {
  /** Address of the values of the key; `null` without one, or where there are too many to look at. */
  readonly valuesUrl: string | null;
  readonly draft: MapDraft;
  readonly problems: DraftProblems;
  readonly onChange: (part: Partial<MapDraft>) => void;
  /** Told of the table as it is read, and of the length of the map's codes. */
  readonly onTable: (table: PastedTable, length: number) => void;
}

/** Largest table that is joined, bytes and rows: every census section of the country is a third of it. */
const LIMITS = { mostBytes: 20_000_000, mostRows: 100_000 } as const;

/** Pause after the last letter before a table is read, milliseconds. */
const SETTLE_MS = 250;

function usePasted(text: string): PastedTable {
  const [table, setTable] = useState(NO_TABLE);
  useEffect(() => {
    let isOver = false;
    const timer = window.setTimeout(() => {
      void readPasted(text).then((read) => {
        if (!isOver) setTable(read);
      });
    }, SETTLE_MS);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [text]);
  return table;
}

/** The table that the map will be painted by: whether its keys and those of the map find each other. */
export function MapTable({ valuesUrl, draft, problems, onChange, onTable }: Props): ReactNode {
  const table = usePasted(draft.table);
  const { body: keys } = useRemote(`omfg-keys:${valuesUrl ?? ""}`, async (signal) =>
    valuesUrl === null ? [] : lightMapsCalls.part(FieldValues, valuesUrl, signal),
  );
  const f = bindFields({ draft, change: onChange });
  const brought = useTableImport(LIMITS, (text) => onChange({ table: text }));
  const keyAt = Math.min(draft.tableKey, Math.max(0, table.columns.length - 1));
  const hasTable = table.rows.length > 0;
  const check = keys === null ? null : checkKeys(keys, hasTable ? table.rows.map((row) => row[keyAt] ?? "") : null);
  const length = check?.length ?? 0;
  useEffect(() => onTable(table, length), [onTable, table, length]);
  if (valuesUrl === null) return null;
  return (
    <section className="nv-omfg__part nv-stack" aria-labelledby="omfg-claves">
      <h2 id="omfg-claves">Las claves, contra tus datos</h2>
      {check !== null && <Findings findings={check.findings} />}
      <TextArea
        label="Tabla de datos"
        hint="Pégala desde Excel o suelta abajo el CSV: la primera fila son los nombres de las columnas."
        rows={4}
        {...f.text("table")}
        error={brought.problem || table.problem || problems.table}
      />
      <FileDrop
        label="O un CSV, un Excel o una hoja de LibreOffice"
        accept={TABLE_FILES}
        hint="Se lee en este equipo."
        onFiles={([file]) => file !== undefined && brought.open(file)}
      />
      <ImportedSheet brought={brought} />
      {hasTable && (
        <>
          <div className="nv-tool__fields">
            <SelectField
              label="Columna de la clave"
              value={String(keyAt)}
              options={table.columns.map((name, place) => ({
                value: String(place),
                label: name === "" ? `Columna ${place + 1}` : name,
              }))}
              onChange={(place) => onChange({ tableKey: Number(place) })}
            />
          </div>
          <Toggle
            label="Unir la tabla al mapa"
            hint="Las columnas van dentro del archivo. Para Datawrapper no hace falta: los datos se suben aparte."
            {...f.toggle("isJoined")}
          />
          <div className="nv-tool__actions">
            <Button onClick={() => onChange({ table: "", isJoined: false })}>Quitar la tabla</Button>
          </div>
        </>
      )}
    </section>
  );
}
