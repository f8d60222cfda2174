import type { NightArea } from "@nv/contracts/schemas";
import { formatNumber, formatPercent } from "@nv/spanish";
import { type DataColumn, DataTable } from "@nv/ui";
import type { ReactNode } from "react";

/** Lists that are told of each area. */
const TOLD = 3;

const leaders = ({ lists }: NightArea) =>
  lists
    .filter(({ votes }) => votes > 0)
    .slice(0, TOLD)
    .map(({ acronym, seats, pct }) => `${acronym} ${formatNumber(seats, { decimals: 0 })} (${formatPercent(pct)})`)
    .join(" · ");

const COLUMNS: readonly DataColumn<NightArea>[] = [
  { id: "name", name: "Dónde", kind: "head", cell: ({ name }) => name },
  {
    id: "counted",
    name: "Escrutado",
    kind: "figure",
    cell: ({ countedPct }) => (countedPct === null ? "" : formatPercent(countedPct)),
  },
  { id: "lists", name: "Primeras, con escaños", cell: leaders },
  { id: "open", name: "Lo que queda", cell: ({ open }) => open },
];

/** The areas of a night: who leads, and what the votes that are left can still change. */
export function NightAreas({ areas }: { readonly areas: readonly NightArea[] }): ReactNode {
  if (areas.length === 0) return null;
  return (
    <section className="nv-stack" aria-labelledby="noche-areas">
      <h3 id="noche-areas">Dónde va cada una</h3>
      <DataTable caption="Recuento por circunscripciones" rows={areas} columns={COLUMNS} keyOf={({ code }) => code} />
    </section>
  );
}
