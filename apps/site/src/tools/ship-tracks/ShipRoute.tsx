import { formatNumber } from "@nv/spanish";
import { Field, Toggle } from "@nv/ui";
import { boundText } from "@nv/web";
import type { ReactNode } from "react";
import { ShipDownloads } from "./ShipDownloads";
import { ShipFacts } from "./ShipFacts";
import { ShipMap } from "./ShipMap";
import { SpeedChart } from "./SpeedChart";
import type { StudiedShip } from "./ship-messages";
import type { ShipTracks } from "./use-ship-tracks";
import type { Simplification } from "./use-simplification";

interface Props {
  readonly work: ShipTracks;
  readonly studied: StudiedShip;
  readonly isExample: boolean;
  readonly simplification: Simplification;
}

/** The route of a ship as it comes out: on a map, in facts, with its speed, and as files. */
export function ShipRoute({ work, studied, isExample, simplification }: Props): ReactNode {
  const { ship, report, chart } = studied;
  const { text, write, toleranceM, isSimple, setIsSimple } = simplification;
  return (
    <>
      {isExample && <p className="nv-caption nv-flush">Ejemplo: el barco y su ruta son inventados</p>}
      {!report.isRefused && <ShipMap studied={studied} />}
      <ShipFacts studied={studied} />
      {!report.isRefused && (
        <>
          {chart !== null && <SpeedChart chart={chart} />}
          <div className="nv-tool__fields">
            <Field
              label="Simplificar la línea, metros"
              hint={`Quedan ${formatNumber(report.simplified, { decimals: 0 })} de ${formatNumber(report.points, { decimals: 0 })} puntos; lo que tardó entre ellos no cambia.`}
              inputMode="decimal"
              autoComplete="off"
              {...boundText(text, write)}
              error={toleranceM === null ? "Escribe entre 0 y 10.000 metros." : ""}
            />
            <Toggle
              label="Descargar la simplificada"
              hint="Si no, todos los puntos limpios."
              isOn={isSimple}
              onChange={setIsSimple}
            />
          </div>
          <ShipDownloads work={work} ship={ship} isSimple={isSimple} />
        </>
      )}
    </>
  );
}
