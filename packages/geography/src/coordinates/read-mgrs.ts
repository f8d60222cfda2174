import { type FoundPoint, foundPoint } from "./found-point.ts";
import { type LocationProblem, locationProblem, UTM_FAULTS } from "./location-fault.ts";
import { fromUtm, isNorthBand, utmBandSpan } from "./utm.ts";

const MGRS = /^(?:MGRS:?\s*)?(\d{1,2})\s?([A-Z])\s?([A-Z])([A-Z])\s?(\d{1,5}\s\d{1,5}|\d{0,10})$/i;
const LAST_ZONE = 60;
/** Columns of a hundred kilometres: eight letters in each of three zones that follow each other. */
const COLUMNS = ["ABCDEFGH", "JKLMNPQR", "STUVWXYZ"] as const;
/** Rows: twenty letters, which begin again every two thousand kilometres; in even zones five letters later. */
const ROWS = "ABCDEFGHJKLMNPQRSTUV";
const EVEN_SHIFT = 5;
const SQUARE_M = 100_000;
const CYCLE_M = 2_000_000;
const LARGEST_NORTHING_M = 10_000_000;
const MOST_DIGITS = 5;

/** Figures behind the letters, as metres from the corner of the square, in the middle of what they say. */
function metresOf(figures: string): { readonly east: number; readonly north: number } | null {
  const parts = figures.split(/\s/);
  const half = figures.length / 2;
  const [east = "", north = ""] = parts.length === 2 ? parts : [figures.slice(0, half), figures.slice(half)];
  if (east.length !== north.length) return null;
  const cell = SQUARE_M / 10 ** east.length;
  const middle = east.length === MOST_DIGITS ? 0 : cell / 2;
  return { east: Number(east) * cell + middle, north: Number(north) * cell + middle };
}

/**
 * Reads a reference of the military grid, as «30TVK4029074254» or «30T VK 40290 74254».
 *
 * @returns `null` when it is not written so, and may be something else.
 * @see NGA.STND.0037, The Universal Grids and the Military Grid Reference System
 */
export function readMgrs(text: string): FoundPoint | LocationProblem | null {
  const parts = MGRS.exec(text.toUpperCase());
  if (parts === null) return null;
  const [, zoneText = "", band = "", column = "", row = "", figures = ""] = parts;
  const zone = Number(zoneText);
  const isNorth = isNorthBand(band);
  const [south, north] = utmBandSpan(band) ?? [0, 0];
  const eastingSquare = (COLUMNS[(zone - 1) % 3] ?? "").indexOf(column) + 1;
  const rowAt = ROWS.indexOf(row);
  const metres = metresOf(figures);
  if (metres === null) return null;
  if (zone < 1 || zone > LAST_ZONE) return locationProblem(UTM_FAULTS, "UTM_ZONE_RANGE");
  if (isNorth === null) return locationProblem(UTM_FAULTS, "UTM_BAND");
  if (eastingSquare === 0 || rowAt < 0) return locationProblem(UTM_FAULTS, "MGRS_SQUARE");
  const rowInZone = zone % 2 === 0 ? (rowAt - EVEN_SHIFT + ROWS.length) % ROWS.length : rowAt;
  const eastingM = eastingSquare * SQUARE_M + metres.east;
  const firstM = rowInZone * SQUARE_M + metres.north;
  const readings = Array.from({ length: LARGEST_NORTHING_M / CYCLE_M }, (_, cycle) =>
    fromUtm({ zone, isNorth, datum: "WGS84", eastingM, northingM: firstM + cycle * CYCLE_M }),
  );
  const middle = (south + north) / 2;
  const [best] = readings.toSorted((a, b) => Math.abs(a.lat - middle) - Math.abs(b.lat - middle));
  // A square lies in its band, or reaches over its edge by less than itself.
  if (best === undefined || best.lat < south - 1 || best.lat > north + 1)
    return locationProblem(UTM_FAULTS, "MGRS_SQUARE");
  return foundPoint(best, { notation: "mgrs" });
}
