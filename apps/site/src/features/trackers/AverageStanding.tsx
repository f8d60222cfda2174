import type { AverageFields, PublishedAverage, TrackerRows } from "@nv/contracts/schemas";
import { pointsText, type AverageStanding as Standing, standingOfAverage } from "@nv/series";
import { type DataColumn, DataTable } from "@nv/ui";
import { type ReactNode, useDeferredValue, useMemo } from "react";
import { StandingView } from "./StandingView";

type House = PublishedAverage["houses"][number];

/** Leans of the houses, as the model finds them. */
function HousesTable({ fields, houses }: { readonly fields: AverageFields; readonly houses: readonly House[] }) {
  const columns: readonly DataColumn<House>[] = [
    { id: "house", name: "Casa", kind: "head", cell: ({ house }) => house },
    { id: "polls", name: "Encuestas", kind: "figure", cell: ({ polls }) => polls },
    ...fields.series.map(
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
export function MadeAverage({
  fields,
  standing,
}: {
  readonly fields: AverageFields;
  readonly standing: Standing;
}): ReactNode {
  return (
    <>
      <StandingView standing={standing} title={fields.title} />
      {standing.houses.length > 0 && <HousesTable fields={fields} houses={standing.houses} />}
    </>
  );
}

interface Props {
  /** Average as it is written. */
  readonly fields: AverageFields;
  /** Polls and events that are kept; `null` while they are on their way. */
  readonly rows: TrackerRows | null;
}

/** Standing of an average, made again while its method and its words are written. */
export function AverageStanding({ fields, rows }: Props): ReactNode {
  // A long average is work: it may lag behind what is written.
  const written = useDeferredValue(JSON.stringify(fields));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words again are the same work
  const standing = useMemo(
    () => (rows === null || rows.polls.length === 0 ? null : standingOfAverage(fields, rows)),
    [rows, written],
  );
  if (standing === null)
    return (
      <p className="nv-bench__nothing nv-quiet">
        Con las primeras encuestas, en «Datos», aquí se ve la media, dibujada como la verán los lectores.
      </p>
    );
  return (
    <section aria-label="Cómo está">
      <MadeAverage fields={fields} standing={standing} />
    </section>
  );
}
