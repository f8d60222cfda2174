import { type Observation, TableMapping } from "@nv/contracts/schemas";
import { readingObservations } from "@nv/series";
import type { TableRow } from "@nv/tables";
import { EmptyPlace, loadable, useInPieces } from "@nv/web";
import { type ReactNode, useCallback, useMemo } from "react";
import { isDrawable } from "./core/is-drawable";
import { keyOf, type SeriesDraft } from "./core/series-draft";
import { ObservationTable } from "./ObservationTable";

const SeriesDrawing = loadable(
  async () => (await import("./SeriesDrawing")).SeriesDrawing,
  <p className="nv-quiet">Preparando el dibujo…</p>,
);

const NOTHING: readonly Observation[] = [];

const MAPPING = TableMapping.parse({});

interface Props {
  readonly draft: SeriesDraft;
  /** Rows of the table that was pasted, the first one with its names. */
  readonly rows: readonly TableRow[];
}

/** View of what is understood of the first table of a series that is not saved yet: drawn, and row by row. */
export function NewSeriesStage({ draft, rows }: Props): ReactNode {
  const { title, period, columns: written, sourceName, sourceUrl } = draft;
  const columns = useMemo(
    () => written.map((column) => ({ ...column, key: keyOf(column), label: column.label || keyOf(column) })),
    [written],
  );
  const begin = useCallback(() => {
    const by = { columns, transforms: [], source: { name: sourceName, url: sourceUrl }, needsOwnSource: false };
    return readingObservations(rows, by, MAPPING);
  }, [rows, columns, sourceName, sourceUrl]);
  const { result } = useInPieces(begin);
  const observations = result?.observations ?? NOTHING;
  const drawn = useMemo(
    () => ({ title, period, columns, source: sourceName, observations }),
    [title, period, columns, sourceName, observations],
  );
  if (observations.length === 0)
    return (
      <EmptyPlace>Aquí se dibuja lo que pegues en «Datos», en cuanto se entiendan su fecha y sus columnas.</EmptyPlace>
    );
  return (
    <>
      {isDrawable(drawn) && <SeriesDrawing {...drawn} />}
      <ObservationTable series={{ fields: { period, columns } }} observations={observations} />
    </>
  );
}
