import type { FleetShip } from "@nv/geography";
import { slugOf } from "@nv/spanish";
import { Button } from "@nv/ui";
import { saveFile } from "@nv/web";
import { type ReactNode, useState } from "react";
import { SaveToLibrary } from "../SaveToLibrary";
import type { TrackFormat } from "./ship-messages";
import type { ShipTracks } from "./use-ship-tracks";

interface Props {
  readonly work: ShipTracks;
  readonly ship: FleetShip;
  readonly isSimple: boolean;
}

const FILES: readonly (readonly [format: TrackFormat, label: string, ending: string, type: string])[] = [
  ["geojson", "GeoJSON", "geojson", "application/geo+json"],
  ["svg", "SVG", "svg", "image/svg+xml"],
  ["gpx", "GPX", "gpx", "application/gpx+xml"],
  ["kml", "KML", "kml", "application/vnd.google-earth.kml+xml"],
  ["csv", "CSV", "csv", "text/csv;charset=utf-8"],
  ["datawrapper", "CSV para Datawrapper", "datawrapper.csv", "text/csv;charset=utf-8"],
];
const LONGEST_NAME = 60;

/** The clean route as files, and into the library. */
export function ShipDownloads({ work, ship, isSimple }: Props): ReactNode {
  const [busy, setBusy] = useState("");
  const name = `ruta-${slugOf(ship.name || ship.mmsi, LONGEST_NAME) || "de-un-barco"}`;
  async function save(format: TrackFormat, label: string, ending: string, type: string) {
    setBusy(label);
    // Why it could not is told where the work is shown.
    const content = await work.write(format, isSimple).catch(() => null);
    setBusy("");
    if (content === null) return;
    saveFile({ name: `${name}.${ending}`, content: new Blob([content], { type }) });
  }
  return (
    <div className="nv-tool__actions">
      {FILES.map(([format, label, ending, type], at) => (
        <Button
          key={format}
          rank={at === 0 ? "main" : "plain"}
          disabled={busy !== ""}
          onClick={() => void save(format, label, ending, type)}
        >
          {busy === label ? "Preparando…" : at === 0 ? `Descargar ${label}` : label}
        </Button>
      ))}
      <SaveToLibrary
        make={async () =>
          new File([await work.write("geojson", isSimple)], `${name}.geojson`, { type: "application/geo+json" })
        }
      />
    </div>
  );
}
