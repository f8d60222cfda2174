import { CompassPoint as Compass, type CompassPoint, type NearTown } from "@nv/contracts/schemas";
import { distanceM, type GeoPoint, type Place } from "@nv/geography";

const KM = 1000;

/** Beyond it, no municipality is near. */
const FARTHEST_KM = 150;

/** Towns that are told. */
const MOST_TOWNS = 12;

/** Degrees of latitude in which everything within reach is. */
const REACH_DEGREES = FARTHEST_KM / 111;

const RADIANS = Math.PI / 180;

/**
 * The way from one place to another, at its beginning.
 *
 * @see https://www.movable-type.co.uk/scripts/latlong.html#bearing
 */
export function compassTo(from: GeoPoint, to: GeoPoint): CompassPoint {
  const [phi, other, turn] = [from.lat * RADIANS, to.lat * RADIANS, (to.lon - from.lon) * RADIANS];
  const east = Math.sin(turn) * Math.cos(other);
  const north = Math.cos(phi) * Math.sin(other) - Math.sin(phi) * Math.cos(other) * Math.cos(turn);
  const eighth = Math.round(Math.atan2(east, north) / (Math.PI / 4));
  return Compass.options[(eighth + 8) % 8] ?? "n";
}

/**
 * The municipalities nearest to a place, each by the point that stands for it.
 *
 * @param municipalities - Of the gazetteer.
 * @returns Empty far from Spain.
 */
export function nearestTowns(municipalities: readonly Place[], epicentre: GeoPoint): readonly NearTown[] {
  return municipalities
    .filter(({ point }) => Math.abs(point.lat - epicentre.lat) <= REACH_DEGREES)
    .map((place) => ({ place, distanceKm: distanceM(place.point, epicentre) / KM }))
    .filter(({ distanceKm }) => distanceKm <= FARTHEST_KM)
    .toSorted((a, b) => a.distanceKm - b.distanceKm)
    .slice(0, MOST_TOWNS)
    .map(({ place: { code, name, within, point }, distanceKm }) => ({
      ...{ code, name, province: within, lon: point.lon, lat: point.lat },
      distanceKm: Math.round(distanceKm * 10) / 10,
      direction: compassTo(point, epicentre),
    }));
}
