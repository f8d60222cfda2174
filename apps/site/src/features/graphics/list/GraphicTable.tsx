import Link from "@docusaurus/Link";
import type { GraphicSummary } from "@nv/contracts/schemas";
import { TYPE_LABELS } from "@nv/graphic-types";
import { formatMoment } from "@nv/spanish";
import { type DataColumn, DataTable } from "@nv/ui";
import type { ReactNode } from "react";
import { writeAddress } from "../core/registry-address";
import { HealthMark, StatusMark } from "../GraphicMarks";

const COLUMNS: readonly DataColumn<GraphicSummary>[] = [
  {
    id: "title",
    name: "Gráfico",
    kind: "head",
    cell: ({ id, title, slug }) => (
      <>
        <Link to={writeAddress({ part: "graphic", id })}>{title}</Link>
        <small>{slug}</small>
      </>
    ),
  },
  { id: "type", name: "Tipo", cell: ({ type }) => TYPE_LABELS[type] },
  { id: "status", name: "Estado", cell: (graphic) => <StatusMark graphic={graphic} /> },
  { id: "health", name: "Salud", cell: (graphic) => <HealthMark graphic={graphic} /> },
  {
    id: "author",
    name: "Autoría",
    cell: ({ author, section }) => (
      <span>
        {author}
        {section !== "" && <small>{section}</small>}
      </span>
    ),
  },
  { id: "when", name: "Cambiado", cell: ({ updatedAtMs }) => formatMoment(updatedAtMs) },
];

/** Graphics in lines, as much of each as fits. */
export function GraphicTable({ graphics }: { readonly graphics: readonly GraphicSummary[] }): ReactNode {
  return <DataTable caption="Gráficos" columns={COLUMNS} rows={graphics} keyOf={({ id }) => id} />;
}
