import useIsBrowser from "@docusaurus/useIsBrowser";
import type { MomentForm, ShipColumns } from "@nv/geography";
import { formatNumber, formatPercent, parseSpanishNumber } from "@nv/spanish";
import { Button, Field, FileDrop, Findings, Notice, SelectField, Toggle, useBoxSize } from "@nv/ui";
import { boundText, EmptyPlace, OnStage } from "@nv/web";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { ConfirmColumns } from "./ConfirmColumns";
import { awaitedRoute } from "./core/awaited-route";
import { shipExample } from "./core/ship-example";
import { isReadable, readingOf } from "./core/ship-file-words";
import { ShipRecorder } from "./recorder/ShipRecorder";
import { ShipDownloads } from "./ShipDownloads";
import { ShipFacts } from "./ShipFacts";
import { ShipMap } from "./ShipMap";
import { SpeedChart } from "./SpeedChart";
import { useShipTracks } from "./use-ship-tracks";
import "../tool.css";
import "./ship-tracks.css";

const USUAL_TOLERANCE = "100";
const MOST_TOLERANCE_M = 10_000;
const NOBODY = "";
/** A choice for the track that has no name; those that have one have no space around it. */
const UNNAMED = " ";
/** Until the drawing has been measured, pixels. */
const USUAL_WIDTH_PX = 680;

/** The route of a ship, clean, with what is not known told apart. */
export function ShipTracksTool(): ReactNode {
  return useIsBrowser() ? <ShipTracks /> : <p>Preparando…</p>;
}

function toleranceOf(text: string): number | null {
  const metres = parseSpanishNumber(text);
  return metres !== null && metres >= 0 && metres <= MOST_TOLERANCE_M ? metres : null;
}

function ShipTracks(): ReactNode {
  const work = useShipTracks();
  const { guess, ships, studied, share, open, read, study } = work;
  const [fileName, setFileName] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const [columns, setColumns] = useState<ShipColumns | null>(null);
  const [order, setOrder] = useState<MomentForm | null>(null);
  const [toleranceText, setToleranceText] = useState(USUAL_TOLERANCE);
  const [isSimple, setIsSimple] = useState(true);
  const { element, widthPx } = useBoxSize<HTMLDivElement>();
  const width = Math.round(widthPx) || USUAL_WIDTH_PX;
  const isExample = fileName === "";

  const bring = useCallback(
    (file: Blob, name: string) => {
      setFileName(name);
      setChosen(null);
      setColumns(null);
      setOrder(null);
      open(file, { isExample: name === "" });
    },
    [open],
  );
  const showExample = useCallback(() => bring(new Blob([shipExample()]), ""), [bring]);
  useEffect(showExample, [showExample]);

  const moment = order ?? guess?.moment ?? "none";
  const reading = guess === null ? null : readingOf({ ...guess, columns: columns ?? guess.columns, moment });

  const [first] = ships ?? [];
  const isAlone = ships !== null && ships.length === 1;
  const id = chosen ?? (isAlone ? (first?.id ?? null) : null);
  const tolerance = toleranceOf(toleranceText);
  useEffect(() => {
    if (ships !== null && id !== null && tolerance !== null) study(id, tolerance, width);
  }, [ships, id, tolerance, width, study]);

  const seen = studied !== null && studied.ship.id === id ? studied : null;
  return (
    <div className="nv-tool nv-stack nv-ships">
      <section className="nv-ships__part nv-stack" aria-label="Archivo">
        <FileDrop
          label="Trae las posiciones: CSV, GPX, KML, GeoJSON o NMEA"
          accept=".csv,.txt,.tsv,.gpx,.kml,.geojson,.json,.nmea,.log,.ais,.gz"
          onFiles={([file]) => {
            if (file !== undefined) bring(file, file.name);
          }}
        />
        {!isExample && (
          <div className="nv-tool__actions">
            <span>«{fileName}»</span>
            <Button onClick={showExample}>Volver al ejemplo</Button>
          </div>
        )}
        {guess !== null && !isExample && (
          <ConfirmColumns
            guess={guess}
            columns={columns ?? guess.columns}
            moment={moment}
            isBusy={share !== null}
            isDone={ships !== null}
            onColumns={setColumns}
            onMoment={setOrder}
            onConfirm={() => {
              if (reading !== null && isReadable({ ...reading, moment })) read(reading);
            }}
          />
        )}
        <div className="nv-ships__progress" role="status">
          {share !== null && (
            <>
              <progress value={share} aria-label="Archivo leído" />
              <span>{formatPercent(100 * share, { decimals: 0 })}</span>
              <Button onClick={work.stop}>Cancelar</Button>
            </>
          )}
        </div>
        {ships !== null && <Findings findings={work.findings} />}
        {ships !== null && ships.length > 1 && (
          <SelectField
            label="Barco"
            value={id === null ? NOBODY : id || UNNAMED}
            options={[
              { value: NOBODY, label: "Elige uno" },
              ...ships.map(({ id: value, mmsi, name, positions }) => ({
                value: value || UNNAMED,
                label: `${name || "Sin nombre"} · ${mmsi || "sin MMSI"} · ${formatNumber(positions, { decimals: 0 })} posiciones`,
              })),
            ]}
            onChange={(value) => setChosen(value === NOBODY ? null : value === UNNAMED ? "" : value)}
          />
        )}
        {work.failure !== "" && (
          <Notice tone="wrong">
            <p>No se ha podido seguir. Mira la conexión y trae el archivo otra vez. ({work.failure})</p>
          </Notice>
        )}
      </section>
      <OnStage>
        <div ref={element} className="nv-ships__stage nv-stack">
          {seen === null && (
            <EmptyPlace isNews>
              {awaitedRoute({
                ships: ships?.length ?? null,
                isReading: share !== null,
                isChosen: id !== null,
                isExample,
                hasFailed: work.failure !== "",
              })}
            </EmptyPlace>
          )}
          {seen !== null && (
            <>
              {isExample && <p className="nv-caption nv-flush">Ejemplo: el barco y su ruta son inventados</p>}
              {!seen.report.isRefused && <ShipMap studied={seen} />}
              <ShipFacts studied={seen} />
            </>
          )}
          {seen !== null && !seen.report.isRefused && (
            <>
              {seen.chart !== null && <SpeedChart chart={seen.chart} />}
              <div className="nv-tool__fields">
                <Field
                  label="Simplificar la línea, metros"
                  hint={`Quedan ${formatNumber(seen.report.simplified, { decimals: 0 })} de ${formatNumber(seen.report.points, { decimals: 0 })} puntos; lo que tardó entre ellos no cambia.`}
                  inputMode="decimal"
                  autoComplete="off"
                  {...boundText(toleranceText, setToleranceText)}
                  error={tolerance === null ? "Escribe entre 0 y 10.000 metros." : ""}
                />
                <Toggle
                  label="Descargar la simplificada"
                  hint="Si no, todos los puntos limpios."
                  isOn={isSimple}
                  onChange={setIsSimple}
                />
              </div>
              <ShipDownloads work={work} ship={seen.ship} isSimple={isSimple} />
            </>
          )}
        </div>
      </OnStage>
      <ShipRecorder onOpen={bring} />
    </div>
  );
}
