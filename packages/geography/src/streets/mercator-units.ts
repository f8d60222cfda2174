import type { GeoBounds, GeoPoint } from "../coordinates/geo-point.ts";

/** Units of the whole Earth from west to east: one is some 15 centimetres at the equator, so a house keeps its corners on paper. */
export const WORLD_UNITS = 2 ** 28;

/** Web Mercator ends there, degrees. */
const FARTHEST_LAT = 85.0511;

/** A place in units of Web Mercator, from its north-west corner. */
export type UnitPoint = readonly [x: number, y: number];

/** A box in the same units: west, north, east, south. */
export type UnitBox = readonly [west: number, north: number, east: number, south: number];

/** Converts a place to units. */
export function toUnits({ lon, lat }: GeoPoint): UnitPoint {
  const sine = Math.sin((Math.min(FARTHEST_LAT, Math.max(-FARTHEST_LAT, lat)) * Math.PI) / 180);
  return [(lon / 360 + 0.5) * WORLD_UNITS, (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD_UNITS];
}

/** Converts units to a place. */
export function fromUnits([x, y]: UnitPoint): GeoPoint {
  const turn = Math.PI * (1 - (2 * y) / WORLD_UNITS);
  return { lon: (x / WORLD_UNITS - 0.5) * 360, lat: (Math.atan(Math.sinh(turn)) * 180) / Math.PI };
}

/** Converts a box of degrees, which does not cross the antimeridian. */
export function unitBox([west, south, east, north]: GeoBounds): UnitBox {
  const [left, top] = toUnits({ lon: west, lat: north });
  const [right, bottom] = toUnits({ lon: east, lat: south });
  return [left, top, right, bottom];
}

/** Metres of a unit at a latitude. */
export function metresPerUnit(lat: number): number {
  return (40_075_016.7 * Math.cos((lat * Math.PI) / 180)) / WORLD_UNITS;
}
