import { NO_READING, type TableReading } from "@nv/tables";
import { FileDrop, TextArea } from "@nv/ui";
import { useLate } from "@nv/web";
import { ImportedSheet, TABLE_FILES, UnreadTable, useTableImport } from "@nv/web/table-reading";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import type { ReadPasted } from "./ReadPasted.tsx";
import type { ReadPastedTable, ReadTable } from "./read-table.ts";

/** Reader of a table, with the component that shows how it read. */
interface TableReaderParts<Data, Read extends ReadPastedTable<Data>> {
  readonly read: ReadTable<Data, Read>;
  readonly ReadPasted: (props: ComponentProps<typeof ReadPasted<Data>>) => ReactNode;
}

/** Makes the way to a reader of tables and to what shows how it read. @param load - Brings the reader. */
export const tableReader =
  <Data, Read extends ReadPastedTable<Data>>(load: () => Promise<ReadTable<Data, Read>>) =>
  async (): Promise<TableReaderParts<Data, Read>> => {
    const [read, shown] = await Promise.all([load(), import("./ReadPasted.tsx")]);
    return { read, ReadPasted: shown.ReadPasted };
  };

interface Props<Data extends { readonly rows: unknown }, Read extends ReadPastedTable<Data>> {
  readonly data: Data;
  /** The table as somebody would paste it. */
  readonly textOf: (data: Data) => string;
  /** The invented table that a new graphic begins with. */
  readonly example: Data;
  readonly hint: string;
  readonly mostRows: number;
  /** Problem of the table, as far as it was understood. */
  readonly error: string;
  /** Brings what reads it; the same function each time. */
  readonly load: () => Promise<TableReaderParts<Data, Read>>;
  /** Called with what was read, and the table that is kept of it; `null` while what reads it has not come. @returns The table that is kept. */
  readonly onRead: (read: Read | null) => Data;
}

/** Largest file that is opened, bytes. */
const MOST_BYTES = 5_000_000;

const NOTHING_TOLD = { understood: "", fault: "" };

const ABSENT = "No ha llegado lo que lee las tablas: comprueba la conexión y escribe o pega otra vez.";

/** The table of a graphic: pasted or brought, with what was understood of it shown and open to correction. */
export function PastedTable<Data extends { readonly rows: unknown }, Read extends ReadPastedTable<Data>>(
  props: Props<Data, Read>,
): ReactNode {
  const { data, textOf, example, hint, mostRows, error, load, onRead } = props;
  // What is written stays as it is written, right or not.
  const [text, setText] = useState(() => textOf(data));
  const [made, setMade] = useState(data);
  const [reading, setReading] = useState<TableReading>(NO_READING);
  const [told, setTold] = useState(NOTHING_TOLD);
  const [isOpened, setIsOpened] = useState(false);
  const { part: reader, whenHere } = useLate(load);
  /** As they are when what reads tables has come. */
  const latest = useRef({ data, onRead });
  useEffect(() => {
    latest.current = { data, onRead };
  });

  // Another version of the graphic, or something taken back.
  const isOthers = data.rows !== made.rows && textOf(data) !== textOf(made);
  if (isOthers) {
    setMade(data);
    setText(textOf(data));
    setTold(NOTHING_TOLD);
  }

  function take(next: string, how: TableReading) {
    setText(next);
    setReading(how);
    whenHere(
      ({ read }) => {
        const found = read(next, latest.current.data, how);
        setTold({ understood: found.understood, fault: next.trim() === "" ? "" : (found.fault ?? "") });
        setMade(latest.current.onRead(found));
      },
      () => {
        setTold({ understood: "", fault: ABSENT });
        setMade(latest.current.onRead(null));
      },
    );
  }
  const brought = useTableImport({ mostBytes: MOST_BYTES, mostRows }, (next) => take(next, reading));

  return (
    <>
      {textOf(data) === textOf(example) && (
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
        hint={hint}
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
      {reader === null ? (
        text.trim() !== "" && <UnreadTable onToggle={setIsOpened} />
      ) : (
        <reader.ReadPasted
          {...{ text, made, reading }}
          startsOpen={isOpened}
          read={reader.read}
          onChange={(table) => take(text, table)}
        />
      )}
    </>
  );
}
