import { NO_READING, readDelimited } from "@nv/tables";
import { FileDrop, TextArea } from "@nv/ui";
import { ImportedSheet, TABLE_FILES, TableReadingFields, useTableImport } from "@nv/web/table-reading";
import { type ReactNode, useMemo, useState } from "react";
import { MOST, type TableData } from "../config.ts";
import { tableExample } from "../example.ts";
import { readTableData, tableDataText } from "./read-table-data.ts";

interface Props {
  readonly data: TableData;
  /** Problem of the table, as far as it was understood. */
  readonly error: string;
  /** Takes the table, and the names of its rows that say that they are a total. */
  readonly onChange: (data: TableData, totals: readonly string[]) => void;
}

/** Largest file that is opened, bytes. */
const LIMITS = { mostBytes: 5_000_000, mostRows: MOST.rows } as const;

const NOTHING_TOLD = { understood: "", fault: "" };

/** The cells of a table: pasted or brought, with what was understood of them shown and open to correction. */
export function TableDataField({ data, error, onChange }: Props): ReactNode {
  // What is written stays as it is written, right or not.
  const [text, setText] = useState(() => tableDataText(data));
  const [made, setMade] = useState(data);
  const [reading, setReading] = useState(NO_READING);
  const [told, setTold] = useState(NOTHING_TOLD);

  // Another version of the graphic, or something taken back.
  const isOthers = data.rows !== made.rows && tableDataText(data) !== tableDataText(made);
  if (isOthers) {
    setMade(data);
    setText(tableDataText(data));
    setTold(NOTHING_TOLD);
  }
  const isExample = useMemo(() => tableDataText(data) === tableDataText(tableExample.config.data), [data]);
  const shown = useMemo(() => {
    if (text.trim() === "") return null;
    return { rows: readDelimited(text).rows, plain: readTableData(text, made, reading).plain };
  }, [text, made, reading]);

  function take(next: string, how: typeof reading) {
    setText(next);
    setReading(how);
    const read = readTableData(next, data, how);
    setTold({ understood: read.understood, fault: next.trim() === "" ? "" : read.fault });
    // What cannot be read must not leave the table before it to be published in its place.
    const now = read.data ?? { ...data, rows: [], flags: [] };
    setMade(now);
    onChange(now, read.totals);
  }
  const brought = useTableImport(LIMITS, (next) => take(next, reading));

  return (
    <>
      {isExample && (
        <p className="nv-field__hint">Los datos de abajo son inventados, para ver cómo queda: pega encima los tuyos.</p>
      )}
      <FileDrop
        label="Tabla: CSV, Excel, LibreOffice, JSON o página guardada"
        hint="Se lee en este equipo; se guarda lo que queda escrito abajo."
        accept={TABLE_FILES}
        onFiles={([file]) => file !== undefined && brought.open(file)}
      />
      <ImportedSheet brought={brought} />
      <TextArea
        label="Datos"
        hint="O pégalos: una fila de nombres y debajo lo que haya. Hasta 2000 filas y 8000 celdas"
        error={brought.problem || told.fault || error}
        rows={10}
        value={text}
        onPaste={brought.paste}
        onChange={({ currentTarget }) => {
          brought.forget();
          take(currentTarget.value, reading);
        }}
      />
      <p className="nv-field__hint" role="status">
        {told.understood !== "" && `Se han entendido ${told.understood}`}
      </p>
      {shown !== null && (
        <TableReadingFields
          rows={shown.rows}
          plain={shown.plain}
          reading={reading}
          onChange={(table) => take(text, table)}
        />
      )}
    </>
  );
}
