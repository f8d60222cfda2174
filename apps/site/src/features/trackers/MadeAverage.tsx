import type { AverageSeries } from "@nv/contracts/schemas";
import { pointsText } from "@nv/series";
import { type DataColumn, DataTable } from "@nv/ui";
import type { ReactNode } from "react";
import type { ShownAverage } from "./core/shown-average";
import { StandingView } from "./StandingView";

type House = ShownAverage["houses"][number];

interface Props {
  readonly title: string;
  readonly series: readonly Pick<AverageSeries, "key" | "name">[];
  readonly standing: ShownAverage;
}

/** Leans of the houses, as the model finds them. */
function HousesTable({ series, houses }: { readonly series: Props["series"]; readonly houses: readonly House[] }) {
  const columns: readonly DataColumn<House>[] = [
    { id: "house", name: "Casa", kind: "head", cell: ({ house }) => house },
    { id: "polls", name: "Encuestas", kind: "figure", cell: ({ polls }) => polls },
    ...series.map(
      ({ key, name }, at): DataColumn<House> => ({
        ...{ id: key, name, kind: "figure" },
        cell: ({ leans }) => {
          const lean = leans[at] ?? null;
          return lean === null ? "—" : pointsText(Math.round(lean * 10) / 10, true);
        },
      }),
    ),
  ];
  return (
    <section className="nv-trackers__rows nv-stack" aria-labelledby="seguimiento-casas">
      <h3 id="seguimiento-casas">Lo que se inclina cada casa</h3>
      <DataTable caption="Inclinación de cada casa" columns={columns} rows={houses} keyOf={({ house }) => house} />
    </section>
  );
}

/** An average that was made: in words, drawn, and what its houses lean to where that is told. */
export function MadeAverage({ title, series, standing }: Props): ReactNode {
  return (
    <>
      <StandingView standing={standing} title={title} />
      {standing.houses.length > 0 && <HousesTable series={series} houses={standing.houses} />}
    </>
  );
}
