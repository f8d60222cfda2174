import { formatNumber } from "@nv/spanish";
import { Button, type DataColumn, DataTable } from "@nv/ui";
import { saveFile } from "@nv/web";
import type { ReactNode } from "react";
import { afterWords, type LaterQuake, timelineOf } from "./core/aftershocks";
import { tableMoment } from "./core/local-time";
import { magnitudesLine, type Quake } from "./core/quake";
import { quakeCsv } from "./core/quake-csv";

const WIDTH = 600;
const HEIGHT = 90;
const EDGE = 10;

function Timeline({ main, later }: Props): ReactNode {
  const ground = HEIGHT - EDGE;
  const label = `Línea del tiempo: el terremoto y ${later.length === 1 ? "uno posterior" : `${later.length} posteriores`}, por su magnitud.`;
  return (
    <svg className="nv-quakes__timeline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <line x1={EDGE} x2={WIDTH - EDGE} y1={ground} y2={ground} />
      {timelineOf(main, later).map(({ id, x, height, isMain }) => {
        const at = EDGE + x * (WIDTH - 2 * EDGE);
        const top = ground - height * (HEIGHT - 3 * EDGE);
        return (
          <g key={id} data-main={isMain}>
            <line x1={at} x2={at} y1={ground} y2={top} />
            <circle cx={at} cy={top} r={isMain ? 6 : 4} />
          </g>
        );
      })}
    </svg>
  );
}

/** «20/11, 12:40»: the year is that of the one that it follows. */
const shortMoment = (atMs: number) => tableMoment(atMs, "peninsula").replace(/\/\d{4},/, ",");

const COLUMNS: readonly DataColumn<LaterQuake>[] = [
  { id: "after", name: "Después de", kind: "head", cell: ({ afterMs }) => afterWords(afterMs) },
  { id: "magnitude", name: "Magnitud", cell: ({ quake }) => magnitudesLine(quake) },
  { id: "distance", name: "Distancia", kind: "figure", cell: ({ distanceKm }) => `${formatNumber(distanceKm)} km` },
  { id: "when", name: "Hora peninsular", kind: "figure", cell: ({ quake }) => shortMoment(quake.atMs) },
];

interface Props {
  readonly main: Quake;
  readonly later: readonly LaterQuake[];
}

/** Later earthquakes in the same area: a timeline, a table, a file for Datawrapper. */
export function LaterPart({ main, later }: Props): ReactNode {
  const save = () =>
    saveFile({ name: "terremoto.csv", content: quakeCsv(main, later), type: "text/csv;charset=utf-8" });
  return (
    <>
      {later.length === 0 ? (
        <p className="nv-quiet nv-flush">Ninguna agencia tiene otro posterior en la zona.</p>
      ) : (
        <>
          <Timeline main={main} later={later} />
          <DataTable
            caption="Terremotos posteriores en la zona"
            columns={COLUMNS}
            rows={later}
            keyOf={({ quake }) => quake.id}
          />
          <p className="nv-quiet nv-flush">
            Posteriores en la misma zona. Que sean réplicas lo dice un sismólogo, no la distancia.
          </p>
        </>
      )}
      <div className="nv-tool__actions">
        <Button onClick={save}>Descargar CSV para Datawrapper</Button>
      </div>
    </>
  );
}
