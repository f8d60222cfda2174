import { formatBytes, formatNumber } from "@nv/spanish";
import { decodeText, encodingNotice, readDelimited, readTable, type Table } from "@nv/tables";
import { Button, TextArea } from "@nv/ui";
import { useKeptText } from "@nv/web";
import { ImportedSheet, isTextFile, useTableImport } from "@nv/web/table-reading";
import { type ReactNode, useState } from "react";
import { OpenTable } from "../OpenTable";
import { type ImportTable, toImportTable } from "./import-table";
import type { LinkTables } from "./link-tables";

interface Props extends Pick<LinkTables, "keys" | "limits" | "intro" | "sample" | "understand"> {
  readonly onRead: (table: ImportTable) => void;
  /** Called with what there is to say of how it was read; empty for nothing. */
  readonly onNotice: (notice: string) => void;
}

const asItIs = (table: Table) => ({ table, notice: "" });

/** Source of an imported table: pasted text or a file. */
export function TableSource({ keys, limits, intro, sample, understand = asItIs, onRead, onNotice }: Props): ReactNode {
  const [text, setText] = useKeptText(keys.text);
  const [problem, setProblem] = useState("");
  const mostRows = formatNumber(limits.rows, { decimals: 0 });

  function take(brought: Table, readNotice: string) {
    const { table, notice } = understand(brought);
    const read = toImportTable(table);
    onNotice([readNotice, notice].filter(Boolean).join(" "));
    if ("problem" in read) return setProblem(read.problem);
    if (read.table.rows.length > limits.rows) return setProblem(`Como mucho ${mostRows} filas de una vez`);
    setText("");
    onRead(read.table);
  }
  const workbook = useTableImport({ mostBytes: limits.bytes, mostRows: limits.rows }, (read, { sheets, notice }) => {
    setText(read);
    // Which of several sheets it is is seen before it is taken.
    if (sheets.length < 2) take(readDelimited(read), notice);
  });
  async function openFile(file: File) {
    setProblem("");
    // A text comes into the field as it is, so that what is wrong in it is put right there.
    if (!isTextFile(file)) return workbook.open(file);
    workbook.forget();
    if (file.size > limits.bytes)
      return setProblem(`Como mucho ${formatBytes(limits.bytes)} de una vez: divídelo en partes`);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const brought = await readTable(bytes);
    const { encoding } = brought.source;
    // A text that is wrong is put right here, without going back to where it was written.
    if (encoding !== null) setText(decodeText(bytes, encoding).text);
    take(brought, encoding === null ? "" : encodingNotice(encoding));
  }

  return (
    <>
      <p>{intro}</p>
      <pre className="nv-embeds__code">
        <code>{sample}</code>
      </pre>
      <TextArea
        label="Filas"
        hint={`CSV, con punto y coma o con tabuladores. Hasta ${mostRows} filas`}
        error={problem || workbook.problem}
        rows={10}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setProblem("");
          workbook.forget();
        }}
      />
      <div className="nv-stack-2 nv-start">
        <div className="nv-row">
          <Button rank="main" disabled={text.trim() === ""} onClick={() => take(readDelimited(text), "")}>
            Revisar las filas
          </Button>
          <OpenTable onFile={(file) => void openFile(file)} />
        </div>
        <ImportedSheet brought={workbook} />
      </div>
    </>
  );
}
