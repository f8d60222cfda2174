import type { FleetShip, ShipFileGuess, ShipFileReading } from "@nv/geography";
import type { Finding } from "@nv/ui/finding";
import type { ShipReport } from "./core/ship-report";
import type { SpeedChart } from "./core/speed-chart";
import type { TrackDrawing } from "./core/track-drawing";

/** A file to take away. */
export type TrackFormat = "svg" | "geojson" | "gpx" | "kml" | "csv" | "datawrapper";

/** Message from the page to the worker. */
export type ShipRequest =
  /** File that needs no confirmation, as the example, is read at once. */
  | { readonly kind: "open"; readonly run: number; readonly file: Blob; readonly isExample: boolean }
  | { readonly kind: "read"; readonly run: number; readonly reading: ShipFileReading }
  | { readonly kind: "stop" }
  | { readonly kind: "study"; readonly id: string; readonly toleranceM: number; readonly widthPx: number }
  | { readonly kind: "write"; readonly id: number; readonly format: TrackFormat; readonly isSimple: boolean };

/** Results shown of a ship's route. */
export interface StudiedShip {
  readonly ship: FleetShip;
  readonly report: ShipReport;
  readonly chart: SpeedChart | null;
  /** `null` when there is nothing to draw, and where the atlas could not be brought. */
  readonly drawing: TrackDrawing | null;
}

/** Message from the worker to the page. */
export type ShipNews =
  | { readonly kind: "guess"; readonly run: number; readonly guess: ShipFileGuess }
  | { readonly kind: "reading"; readonly run: number; readonly share: number }
  | {
      readonly kind: "ships";
      readonly run: number;
      readonly ships: readonly FleetShip[];
      readonly findings: readonly Finding[];
      readonly looked: number;
    }
  | { readonly kind: "studied"; readonly studied: StudiedShip }
  | { readonly kind: "file"; readonly id: number; readonly content: Blob }
  | { readonly kind: "failed"; readonly what: string };
