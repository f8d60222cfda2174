import type { GeoPoint } from "@nv/geography";

/** Semi-major axis of WGS84, metres: what web maps take the Earth for, as a sphere. */
const RADIUS_M = 6_378_137;
/** Latitude where the square map of the world ends, degrees. */
const LAST_LATITUDE = 85.051_129;
const DEGREE = Math.PI / 180;

/**
 * A point in the metres of web maps, EPSG:3857, for moving things on them and never for measuring.
 *
 * @returns East and north, metres; `null` beyond 85° of latitude, which those maps do not show.
 */
export function toMercator({ lon, lat }: GeoPoint): readonly [xM: number, yM: number] | null {
  if (Math.abs(lat) > LAST_LATITUDE) return null;
  return [RADIUS_M * lon * DEGREE, RADIUS_M * Math.asinh(Math.tan(lat * DEGREE))];
}
