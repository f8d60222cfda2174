import { NO_READING, type PlainTable, plainTable, readDelimited } from "@nv/tables";
import { FileDrop, SelectField, TextArea } from "@nv/ui";
import { ImportedSheet, TABLE_FILES, TableReadingFields, useTableImport } from "@nv/web/table-reading";
import { type ReactNode, useMemo, useState } from "react";
import { ScrollingTable } from "../reading/doc/ScrollingTable";
import { TABLE_SAMPLES } from "./core/table-samples";
import "@nv/web/table-reading.css";

/** Largest table that is tried here, bytes and rows. */
const LIMITS = { mostBytes: 5_000_000, mostRows: 5000 } as const;
/** Rows of the outcome that are shown. */
const SHOWN_ROWS = 12;

/** The table as every tool reads it. */
function Outcome({ plain }: { readonly plain: PlainTable }): ReactNode {
  const [head, ...rows] = plain.rows;
  if (head === undefined) return null;
  return (
    <ScrollingTable>
      <caption>Lo que entiende cualquier herramienta</caption>
      <thead>
        <tr>
          {head.cells.map((name, at) => {
            // What has no name heads nothing.
            const Cell = name === "" ? "td" : "th";
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell of a table is its place in the row
              <Cell key={at} scope={name === "" ? undefined : "col"}>
                {name}
              </Cell>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, SHOWN_ROWS).map(({ number, cells }) => (
          <tr key={number}>
            {cells.map((cell, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell of a table is its place in the row
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollingTable>
  );
}

/** A table to paste or to bring, and how it is read: the same reading that every tool has. */
export function TableLab(): ReactNode {
  const [sample, setSample] = useState<(typeof TABLE_SAMPLES)[number]["value"]>(TABLE_SAMPLES[0].value);
  const [text, setText] = useState<string>(TABLE_SAMPLES[0].text);
  const [reading, setReading] = useState(NO_READING);
  const take = (next: string) => {
    setText(next);
    setReading(NO_READING);
  };
  const brought = useTableImport(LIMITS, take);
  const rows = useMemo(() => readDelimited(text).rows.slice(0, LIMITS.mostRows), [text]);
  const plain = useMemo(() => plainTable(rows, reading), [rows, reading]);
  return (
    <div className="nv-stack">
      <SelectField
        label="Prueba con"
        value={sample}
        options={TABLE_SAMPLES}
        onChange={(next) => {
          setSample(next);
          brought.forget();
          take(TABLE_SAMPLES.find(({ value }) => value === next)?.text ?? "");
        }}
      />
      <TextArea
        label="Tabla"
        hint="O pega la tuya: de Excel, de una página o de un CSV"
        error={brought.problem}
        rows={7}
        spellCheck={false}
        value={text}
        onPaste={brought.paste}
        onChange={({ currentTarget }) => {
          brought.forget();
          take(currentTarget.value);
        }}
      />
      <FileDrop
        label="O trae un archivo"
        accept={TABLE_FILES}
        onFiles={([file]) => file !== undefined && brought.open(file)}
      />
      <ImportedSheet brought={brought} />
      <TableReadingFields rows={rows} plain={plain} reading={reading} onChange={setReading} />
      <Outcome plain={plain} />
    </div>
  );
}
