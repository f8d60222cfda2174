import Link from "@docusaurus/Link";
import type { GraphicSummary } from "@nv/contracts/schemas";
import { TYPE_LABELS } from "@nv/graphic-types";
import { formatMoment } from "@nv/spanish";
import { type DataColumn, DataTable } from "@nv/ui";
import type { ReactNode } from "react";
import { isOrder, type ListOrder, type OrderName } from "../../../pieces/core/list-order";
import { writeAddress } from "../../../pieces/core/registry-address";
import { HealthMark, StatusMark } from "../../../pieces/GraphicMarks";
import { GraphicPicture } from "../../../pieces/GraphicPicture";
import { ChooseBox } from "./ChooseBox";
import type { Selection } from "./use-selection";

/** The column in which graphics are chosen. */
const choosing = (selection: Selection): DataColumn<GraphicSummary> => ({
  id: "choose",
  name: "Elegir",
  kind: "orders",
  cell: (graphic) => <ChooseBox graphic={graphic} selection={selection} />,
});

const COLUMNS: readonly DataColumn<GraphicSummary>[] = [
  { id: "picture", name: "Imagen", kind: "orders", cell: (graphic) => <GraphicPicture graphic={graphic} /> },
  {
    id: "title",
    name: "Gráfico",
    kind: "head",
    order: "title",
    cell: ({ id, title, slug, type }) => (
      <>
        <Link to={writeAddress({ part: "graphic", id })}>{title}</Link>
        <small>
          {TYPE_LABELS[type]} · {slug}
        </small>
      </>
    ),
  },
  { id: "status", name: "Estado", order: "status", cell: (graphic) => <StatusMark graphic={graphic} /> },
  { id: "health", name: "Salud", order: "health", cell: (graphic) => <HealthMark graphic={graphic} /> },
  {
    id: "author",
    name: "Autoría",
    order: "author",
    cell: ({ author, section }) => (
      <span>
        {author}
        {section !== "" && <small>{section}</small>}
      </span>
    ),
  },
  { id: "changed", name: "Cambiado", order: "changed", cell: ({ updatedAtMs }) => formatMoment(updatedAtMs) },
];

interface Props {
  readonly graphics: readonly GraphicSummary[];
  readonly order: ListOrder;
  readonly onOrder: (by: OrderName) => void;
  readonly selection: Selection;
}

/** Graphics in lines, as much of each as fits; where there is no room for columns, each is a card. */
export function GraphicTable({ graphics, order, onOrder, selection }: Props): ReactNode {
  return (
    <DataTable
      className="nv-list"
      caption="Gráficos"
      columns={[choosing(selection), ...COLUMNS]}
      rows={graphics}
      keyOf={({ id }) => id}
      order={order}
      onOrder={(by) => {
        if (isOrder(by)) onOrder(by);
      }}
    />
  );
}
