import { SECTION_LIMITS } from "@nv/contracts";
import { formatBytes, formatNumber } from "@nv/spanish";
import { useKeptText } from "@nv/web";
import { isTextFile, useTableImport } from "@nv/web/table-reading";
import { useEffect, useState } from "react";
import { type List, MOST_ADDRESSES } from "./core/read-list";
import type { ListCorrections } from "./list-messages";
import { useList } from "./use-list";

const MOST_BYTES = 5_000_000;
/** Limits of a workbook; that a list is too long is told of what was understood of it. */
const LIMITS = { mostBytes: MOST_BYTES, mostRows: 1_100_000 } as const;

/** Says how long a list may be at most, as a sentence; empty when it is not too long. */
function tooLong({ kind, rows }: List): string {
  const most = kind === "addresses" ? MOST_ADDRESSES : kind === "codes" ? SECTION_LIMITS.codes : SECTION_LIMITS.points;
  if (rows.length <= most) return "";
  return `Son ${formatNumber(rows.length, { decimals: 0 })} filas y se admiten ${formatNumber(most, { decimals: 0 })}: divídela.`;
}

/** Keeps a list, written or brought as a file, with what was understood of it and corrected. */
export function useListSource() {
  const [text, setText] = useKeptText("nv.sections:list");
  /** Of the file that stands in place of the text; empty for none. */
  const [fileName, setFileName] = useState("");
  const [tooHeavy, setTooHeavy] = useState("");
  const [corrections, setCorrections] = useState<ListCorrections>({});
  const brought = useList();
  const { list, importText, importFile } = brought;
  const workbook = useTableImport(LIMITS, (read) => {
    setCorrections({});
    importText(read);
  });
  const error = tooHeavy || workbook.problem || brought.fault || (list === null ? "" : tooLong(list));
  useEffect(() => {
    if (fileName === "") importText(text);
  }, [text, fileName, importText]);

  function correct(part: ListCorrections) {
    const all = { ...corrections, ...part };
    setCorrections(all);
    brought.correct(all);
  }
  async function open(file: File) {
    const isTooHeavy = file.size > MOST_BYTES;
    setTooHeavy(isTooHeavy ? `Como mucho ${formatBytes(MOST_BYTES)}: divídelo en partes.` : "");
    if (isTooHeavy) return;
    setCorrections({});
    setFileName(file.name);
    if (!isTextFile(file)) return workbook.open(file);
    workbook.forget();
    importFile(new Uint8Array(await file.arrayBuffer()));
  }
  function write(next: string) {
    setText(next);
    setFileName("");
    setTooHeavy("");
    workbook.forget();
    setCorrections({});
  }
  return { text, fileName, brought, workbook, error, correct, open, write };
}
