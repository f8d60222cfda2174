import { useState } from "react";
import { Button } from "../Button/Button.tsx";
import { type DataColumn, DataTable } from "./DataTable.tsx";

interface Reservoir {
  readonly name: string;
  readonly basin: string;
  readonly percent: number;
}

const RESERVOIRS: readonly Reservoir[] = [
  { name: "Muestra A", basin: "Norte", percent: 64 },
  { name: "Muestra B", basin: "Sur", percent: 31 },
  { name: "Muestra C", basin: "Norte", percent: 82 },
];

/** Sample reservoirs, in the order that one chooses, each of which can be taken out. */
export function DataTableDemo() {
  const [rows, setRows] = useState(RESERVOIRS);
  const [order, setOrder] = useState<{ readonly by: string; readonly direction: "asc" | "desc" }>({
    by: "name",
    direction: "asc",
  });
  const columns: readonly DataColumn<Reservoir>[] = [
    { id: "name", name: "Embalse", kind: "head", order: "name", cell: ({ name }) => name },
    { id: "basin", name: "Cuenca", width: "wide", cell: ({ basin }) => basin },
    { id: "percent", name: "Agua, %", kind: "figure", order: "percent", cell: ({ percent }) => percent },
    {
      id: "orders",
      name: "Órdenes",
      kind: "orders",
      cell: ({ name }) => (
        <Button onClick={() => setRows(rows.filter((row) => row.name !== name))}>
          Quitar<span className="nv-visually-hidden"> {name}</span>
        </Button>
      ),
    },
  ];
  const sign = order.direction === "asc" ? 1 : -1;
  const sorted = rows.toSorted((a, b) =>
    order.by === "name" ? sign * a.name.localeCompare(b.name, "es") : sign * (a.percent - b.percent),
  );
  return (
    <DataTable
      caption="Embalses de muestra"
      columns={columns}
      rows={sorted}
      keyOf={({ name }) => name}
      order={order}
      onOrder={(by) => setOrder({ by, direction: by === order.by && order.direction === "asc" ? "desc" : "asc" })}
    />
  );
}
