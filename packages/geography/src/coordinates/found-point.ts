import { type GeoPoint, isNearSpain } from "./geo-point.ts";
import { type LocationProblem, locationProblem, POINT_FAULTS } from "./location-fault.ts";
import { writeDegrees } from "./write-degrees.ts";

/** Notation in which a point was written. */
export type PointNotation =
  | "decimal"
  | "sexagesimal"
  | "utm"
  | "mgrs"
  | "plus-code"
  | "wkt"
  | "google-maps"
  | "openstreetmap"
  | "apple-maps"
  | "bing-maps"
  | "waze"
  | "geo-uri";

/** A point that was read. */
export interface FoundPoint {
  readonly kind: "point";
  readonly point: GeoPoint;
  readonly notation: PointNotation;
  /** Of the map whose address it was, 0-22; `null` when it said none. */
  readonly zoom: number | null;
  /** Advice on what a person should look at before going on; empty when there is nothing. */
  readonly notice: string;
  /** Point that was probably meant, when the notice asks; `null` otherwise. */
  readonly instead: GeoPoint | null;
}

const PLAIN = { zoom: null, notice: "", instead: null } as const;

/** Details of a point besides its position. */
export interface PointDetails {
  readonly notation: PointNotation;
  readonly zoom?: number | null;
  readonly notice?: string;
}

/**
 * A point as it was read, or why it cannot be one.
 *
 * @returns `LATITUDE_RANGE` or `LONGITUDE_RANGE` for what is not on the Earth.
 */
export function foundPoint(point: GeoPoint, details: PointDetails): FoundPoint | LocationProblem {
  if (!(Math.abs(point.lat) <= 90)) return locationProblem(POINT_FAULTS, "LATITUDE_RANGE");
  if (!(Math.abs(point.lon) <= 180)) return locationProblem(POINT_FAULTS, "LONGITUDE_RANGE");
  return { kind: "point", point, ...PLAIN, ...details };
}

/**
 * Asks whether two figures are the wrong way round: far from Spain as they stand, in Spain when exchanged, or no latitude at all.
 * Nothing is exchanged by itself.
 */
export function doubtOrder(found: FoundPoint): FoundPoint {
  const { lon, lat } = found.point;
  const instead = { lon: lat, lat: lon };
  if (isNearSpain(found.point) || !isNearSpain(instead)) return found;
  const figure = (value: number) => writeDegrees(value, 4, 0);
  const notice = `Las coordenadas parecen invertidas (latitud ${figure(lat)} / longitud ${figure(lon)}). ¿Intercambiar?`;
  return { ...found, notice, instead };
}
