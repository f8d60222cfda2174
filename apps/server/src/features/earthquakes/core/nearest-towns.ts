import { CompassPoint as Compass, type CompassPoint, type NearTown, type NearTowns } from "@nv/contracts/schemas";
import type { GeoPoint, NearAreas, Place, PlaceKind, PlaceSearch } from "@nv/geography";

const KM = 1000;

/** Beyond it, no municipality is near. */
const FARTHEST_KM = 150;
/** Beyond it, no town abroad is. */
const FARTHEST_ABROAD_KM = 500;
/** Inhabitants from which a town abroad says something to a reader of Spain. */
const LEAST_PEOPLE_ABROAD = 10_000;

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

/** Areas of all municipalities, in one of which an epicentre is, and the towns. */
export interface Surroundings {
  readonly terms: NearAreas;
  readonly gazetteer: PlaceSearch;
}

const tenths = (metres: number) => Math.round((metres / KM) * 10) / 10;

function townOf({ kind, code, name, within, point }: Place, metres: number, epicentre: GeoPoint): NearTown {
  return {
    ...{ code, name, province: within, isAbroad: kind === "town", lon: point.lon, lat: point.lat, isTerm: false },
    distanceKm: tenths(metres),
    direction: compassTo(point, epicentre),
  };
}

/** Municipalities whose town nobody here knows, by the edges of their terms. */
function termsNear({ terms, gazetteer }: Surroundings, epicentre: GeoPoint): readonly NearTown[] {
  return terms
    .near(epicentre, { most: MOST_TOWNS, withinM: FARTHEST_KM * KM })
    .flatMap(({ id, distanceM, nearest }) => {
      const place = gazetteer.placeOfCode("municipality", id);
      if (place === null || place.isSeat) return [];
      const { code, name, within, point } = place;
      return {
        ...{ code, name, province: within, isAbroad: false, lon: point.lon, lat: point.lat, isTerm: true },
        distanceKm: tenths(distanceM),
        direction: distanceM === 0 ? null : compassTo(nearest, epicentre),
      };
    });
}

function termOf({ terms, gazetteer }: Surroundings, epicentre: GeoPoint): NearTowns["term"] {
  const [inside] = terms.near(epicentre, { most: 1, withinM: 1 });
  const place = inside === undefined ? null : gazetteer.placeOfCode("municipality", inside.id);
  if (place === null) return null;
  const { code, name, within, point } = place;
  return { code, name, province: within, lon: point.lon, lat: point.lat };
}

/**
 * Finds the towns around an epicentre by where their houses are, and the municipality in whose term it is: the nearest town may be another one's.
 *
 * @see docs/adr/0067-where-a-municipality-is.md
 */
export function nearestTowns(surroundings: Surroundings, epicentre: GeoPoint): NearTowns {
  const { gazetteer } = surroundings;
  const near = (kind: PlaceKind, km: number, leastPeople: number) =>
    gazetteer.seatsNear(epicentre, { kinds: [kind], most: MOST_TOWNS, withinM: km * KM, leastPeople });
  const seats = [...near("municipality", FARTHEST_KM, 0), ...near("town", FARTHEST_ABROAD_KM, LEAST_PEOPLE_ABROAD)];
  const towns = [
    ...seats.map(({ place, distanceM }) => townOf(place, distanceM, epicentre)),
    ...termsNear(surroundings, epicentre),
  ];
  const [nearest] = seats.toSorted((a, b) => a.distanceM - b.distanceM);
  return {
    towns: towns.toSorted((a, b) => a.distanceKm - b.distanceKm).slice(0, MOST_TOWNS),
    term: termOf(surroundings, epicentre),
    zone: nearest?.place.zone ?? "",
  };
}
