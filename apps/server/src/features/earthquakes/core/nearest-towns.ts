import { CompassPoint as Compass, type CompassPoint, type NearTown } from "@nv/contracts/schemas";
import type { GeoPoint, NearAreas, Place } from "@nv/geography";

const KM = 1000;

/** Beyond it, no municipality is near. */
const FARTHEST_KM = 150;

/** Towns that are told. */
const MOST_TOWNS = 12;

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

/** Areas of all municipalities, from which the nearest towns are told, with the names of the municipalities. */
export interface Terms {
  readonly terms: NearAreas;
  /** The municipalities of the gazetteer, by their codes. */
  readonly places: ReadonlyMap<string, Place>;
}

/**
 * The municipality in whose term a place is, and those whose terms are nearest: a middle of a term may be far from its houses, and nearer than that of the
 * term where the epicentre is.
 *
 * @returns Empty far from Spain.
 * @see docs/adr/0067-where-a-municipality-is.md
 */
export function nearestTowns({ terms, places }: Terms, epicentre: GeoPoint): readonly NearTown[] {
  return terms
    .near(epicentre, { most: MOST_TOWNS, withinM: FARTHEST_KM * KM })
    .flatMap(({ id, distanceM, nearest }) => {
      const place = places.get(id);
      if (place === undefined) return [];
      const { code, name, within, point } = place;
      return {
        ...{ code, name, province: within, lon: point.lon, lat: point.lat },
        distanceKm: Math.round((distanceM / KM) * 10) / 10,
        direction: distanceM === 0 ? null : compassTo(nearest, epicentre),
      };
    });
}
