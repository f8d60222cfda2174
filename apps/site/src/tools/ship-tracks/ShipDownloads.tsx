import type { FleetShip } from "@nv/geography";
import { slugOf } from "@nv/spanish";
import type { ReactNode } from "react";
import { FileDownloads, type MadeFile } from "../FileDownloads";
import type { TrackFormat } from "./ship-messages";
import type { ShipTracks } from "./use-ship-tracks";

interface Props {
  readonly work: ShipTracks;
  readonly ship: FleetShip;
  readonly isSimple: boolean;
}

type FileKind = readonly [format: TrackFormat, label: string, ending: string, type: string];

const GEOJSON: FileKind = ["geojson", "GeoJSON", "geojson", "application/geo+json"];
const FILES: readonly FileKind[] = [
  GEOJSON,
  ["svg", "SVG", "svg", "image/svg+xml"],
  ["gpx", "GPX", "gpx", "application/gpx+xml"],
  ["kml", "KML", "kml", "application/vnd.google-earth.kml+xml"],
  ["csv", "CSV", "csv", "text/csv;charset=utf-8"],
  ["datawrapper", "CSV para Datawrapper", "datawrapper.csv", "text/csv;charset=utf-8"],
];
const LONGEST_NAME = 60;

/** The clean route as files, and into the library. */
export function ShipDownloads({ work, ship, isSimple }: Props): ReactNode {
  const name = `ruta-${slugOf(ship.name || ship.mmsi, LONGEST_NAME) || "de-un-barco"}`;
  const fileOf = ([format, label, ending, type]: FileKind): MadeFile => ({
    label,
    name: `${name}.${ending}`,
    make: async () => new Blob([await work.write(format, isSimple)], { type }),
  });
  return <FileDownloads files={FILES.map(fileOf)} kept={fileOf(GEOJSON)} />;
}
