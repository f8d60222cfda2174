import { NO_READING, readDelimited } from "@nv/tables";
import { FileDrop, TextArea } from "@nv/ui";
import { ImportedSheet, TABLE_FILES, TableReadingFields, useTableImport } from "@nv/web/table-reading";
import { type ReactNode, useMemo, useState } from "react";
import { figureExample } from "../example.ts";
import { type FigureData, MOST } from "../figure-parts.ts";
import { figureTableText, readFigureTable, type TableReading } from "./read-figure-table.ts";

interface Props {
  readonly data: FigureData;
  /** Problem of the table, as far as it was understood. */
  readonly error: string;
  readonly onChange: (data: FigureData) => void;
}

/** Largest file that is opened, bytes: the rows that a figure takes are a hundredth of it. */
const LIMITS = { mostBytes: 5_000_000, mostRows: MOST.rows } as const;

const NOTHING_TOLD = { understood: "", fault: "" };

/** The table of a figure: pasted or brought, with what was understood of it shown and open to correction. */
export function TableField({ data, error, onChange }: Props): ReactNode {
  // What is written stays as it is written, right or not.
  const [text, setText] = useState(() => figureTableText(data));
  const [made, setMade] = useState(data);
  const [reading, setReading] = useState<TableReading>({});
  const [told, setTold] = useState(NOTHING_TOLD);

  // Another version of the graphic, or something taken back.
  const isOthers = data.rows !== made.rows && figureTableText(data) !== figureTableText(made);
  if (isOthers) {
    setMade(data);
    setText(figureTableText(data));
    setTold(NOTHING_TOLD);
  }

  const isExample = figureTableText(data) === figureTableText(figureExample.config.data);

  const shown = useMemo(() => {
    if (text.trim() === "") return null;
    const { rows } = readDelimited(text);
    return { rows, plain: readFigureTable(text, made, reading).plain };
  }, [text, made, reading]);

  function take(next: string, how: TableReading) {
    setText(next);
    setReading(how);
    const read = readFigureTable(next, data, how);
    const isNothing = next.trim() === "";
    setTold({
      understood: read.understood,
      fault: isNothing ? "" : (read.fault ?? ""),
    });
    // What cannot be read must not leave the table before it to be published in its place.
    const now = read.data ?? { ...data, rows: [] };
    setMade(now);
    onChange(now);
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
        hint="O pégalos: una fila de nombres y, en la primera columna, días, nombres o números"
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
          reading={reading.table ?? NO_READING}
          onChange={(table) => take(text, { ...reading, table })}
        />
      )}
    </>
  );
}
