import type { Observation, SeriesDetail } from "@nv/contracts/schemas";
import { periodName } from "@nv/series";
import { Button, type DataColumn, DataTable } from "@nv/ui";
import { type ReactNode, useState } from "react";
import { asideText, valueText } from "./core/series-words";

/** Observations that are shown before somebody asks for more, and at each asking: a browser draws no table of twenty thousand rows. */
const STEP = 12;
const LONG_STEP = 500;

interface Props {
  readonly series: { readonly fields: Pick<SeriesDetail["fields"], "period" | "columns"> };
  /** Observations in their order. */
  readonly observations: readonly Observation[];
}

/** The observations that somebody approved, the last one first. */
export function ObservationTable({ series: { fields }, observations }: Props): ReactNode {
  const [most, setMost] = useState(STEP);
  const rows = observations.toReversed();
  const columns: readonly DataColumn<Observation>[] = [
    { id: "date", name: "Cuándo", kind: "head", cell: ({ date }) => periodName(fields.period, date) },
    ...fields.columns.map(
      (column): DataColumn<Observation> => ({
        id: column.key,
        name: column.label,
        ...(column.kind === "number" && { kind: "figure" as const }),
        cell: ({ values }) => valueText(values[column.key], column),
      }),
    ),
    {
      id: "source",
      name: "Fuente",
      cell: (observation) =>
        observation.sourceUrl === "" ? (
          asideText(observation)
        ) : (
          <a href={observation.sourceUrl}>{asideText(observation)}</a>
        ),
    },
  ];
  return (
    <>
      <DataTable
        caption="Observaciones aprobadas"
        columns={columns}
        rows={rows.slice(0, most)}
        keyOf={({ date, values }, index) => `${index} ${date} ${Object.values(values).join(" ")}`}
      />
      {rows.length > most && (
        <div className="nv-row">
          <Button onClick={() => setMost(most + LONG_STEP)}>
            {rows.length - most <= LONG_STEP ? `Ver las ${rows.length}` : `Ver ${LONG_STEP} más`}
          </Button>
        </div>
      )}
    </>
  );
}
