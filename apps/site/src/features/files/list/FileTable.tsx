import Link from "@docusaurus/Link";
import { FILE_KINDS } from "@nv/contracts";
import type { FileSummary } from "@nv/contracts/schemas";
import { formatBytes, formatMoment } from "@nv/spanish";
import { type DataColumn, DataTable } from "@nv/ui";
import type { ReactNode } from "react";
import { factsInShort } from "../../../library/core/facts-in-words";
import { writeAddress } from "../../../library/core/files-address";
import { FilePicture } from "../../../library/FilePicture";
import { FileMarks } from "./FileMarks";

const COLUMNS: readonly DataColumn<FileSummary>[] = [
  {
    id: "name",
    name: "Archivo",
    kind: "head",
    cell: (file) => (
      <span className="nv-files__head nv-stack-3 nv-breaks">
        <FilePicture file={file} />
        <Link to={writeAddress({ id: file.id })}>{file.name}</Link>
      </span>
    ),
  },
  { id: "kind", name: "Qué es", cell: ({ kind, facts }) => `${FILE_KINDS[kind]} · ${factsInShort(facts)}` },
  { id: "size", name: "Pesa", cell: ({ sizeBytes }) => formatBytes(sizeBytes) },
  {
    id: "state",
    name: "Estado",
    cell: (file) => (
      <span className="nv-files__marks">
        <FileMarks file={file} />
      </span>
    ),
  },
  {
    id: "changed",
    name: "Cambiado",
    cell: ({ changedBy, changedAtMs }) => `${changedBy}, ${formatMoment(changedAtMs)}`,
  },
];

/** Files as lines. */
export function FileTable({ files }: { readonly files: readonly FileSummary[] }): ReactNode {
  return (
    <DataTable className="nv-files__table" caption="Archivos" columns={COLUMNS} rows={files} keyOf={({ id }) => id} />
  );
}
