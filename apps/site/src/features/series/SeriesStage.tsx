import type { SeriesDetail } from "@nv/contracts/schemas";
import { EmptyPlace, FailureNotice, loadable, useRemote } from "@nv/web";
import { type ReactNode, useMemo } from "react";
import { seriesCalls } from "../../records/data/series-calls";
import { isDrawable } from "./core/is-drawable";
import { ObservationTable } from "./ObservationTable";

/** Drawing of a figure, which comes once there is something to draw. */
const SeriesDrawing = loadable(
  async () => (await import("./SeriesDrawing")).SeriesDrawing,
  <p className="nv-quiet">Preparando el dibujo…</p>,
);

/** View that readers get of a series: drawn as a figure of it would be, and its approved observations. */
export function SeriesStage({ series }: { readonly series: SeriesDetail }): ReactNode {
  const { id, data, fields } = series;
  const { body, failure, reload } = useRemote(id, (signal) => seriesCalls.observations(id, signal), data.hash);
  const drawn = useMemo(() => {
    const { title, period, columns, source } = fields;
    return { title, period, columns, source: source.name, observations: body?.items ?? [] };
  }, [fields, body]);
  if (data.observations === 0)
    return (
      <EmptyPlace>
        Aún no hay ninguna observación: pega las primeras en «Datos», o pídelas a su origen. Aquí se dibujan.
      </EmptyPlace>
    );
  if (failure !== null) return <FailureNotice error={failure} onRetry={reload} />;
  if (body === null) return <EmptyPlace isNews>Cargando las observaciones…</EmptyPlace>;
  return (
    <>
      {isDrawable(drawn) && <SeriesDrawing {...drawn} />}
      <section className="nv-series__observations nv-stack" aria-labelledby="serie-observaciones">
        <h3 id="serie-observaciones">Observaciones aprobadas</h3>
        <ObservationTable series={series} observations={body.items} />
      </section>
    </>
  );
}
