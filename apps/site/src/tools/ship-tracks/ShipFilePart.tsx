import { formatPercent } from "@nv/spanish";
import { Button, FileDrop, Findings, Notice } from "@nv/ui";
import type { ReactNode } from "react";
import { ConfirmColumns } from "./ConfirmColumns";
import { ShipChoice } from "./ShipChoice";
import type { ShipFile } from "./use-ship-file";
import type { ShipTracks } from "./use-ship-tracks";

interface Props {
  readonly work: ShipTracks;
  readonly file: ShipFile;
}

/** Part of the tool in which a file is brought, confirmed and read, and one of its ships is chosen. */
export function ShipFilePart({ work, file }: Props): ReactNode {
  const { guess, ships, share } = work;
  return (
    <section className="nv-ships__part nv-stack" aria-label="Archivo">
      <FileDrop
        label="Trae las posiciones: CSV, GPX, KML, GeoJSON o NMEA"
        accept=".csv,.txt,.tsv,.gpx,.kml,.geojson,.json,.nmea,.log,.ais,.gz"
        onFiles={([brought]) => {
          if (brought !== undefined) file.bring(brought, brought.name);
        }}
      />
      {!file.isExample && (
        <div className="nv-tool__actions">
          <span>«{file.name}»</span>
          <Button onClick={file.showExample}>Volver al ejemplo</Button>
        </div>
      )}
      {guess !== null && !file.isExample && (
        <ConfirmColumns
          guess={guess}
          columns={file.columns ?? guess.columns}
          moment={file.moment}
          isBusy={share !== null}
          isDone={ships !== null}
          onColumns={file.setColumns}
          onMoment={file.setOrder}
          onConfirm={file.confirm}
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
      {ships !== null && ships.length > 1 && <ShipChoice ships={ships} shipId={file.shipId} onChoose={file.choose} />}
      {work.failure !== "" && (
        <Notice tone="wrong">
          <p>No se ha podido seguir. Mira la conexión y trae el archivo otra vez. ({work.failure})</p>
        </Notice>
      )}
    </section>
  );
}
