import { geoDistance } from "d3-geo";
import type { GeoPoint } from "../coordinates/geo-point.ts";

/** Mean radius of the Earth, metres. @see IUGG 1980 */
const EARTH_M = 6_371_008.8;
const METRES_OF_A_MILE = 1852;
const HOUR_MS = 3_600_000;

/** Metres along the great circle, on a sphere: up to half a hundredth off the ellipsoid's. */
export function distanceM(a: GeoPoint, b: GeoPoint): number {
  return geoDistance([a.lon, a.lat], [b.lon, b.lat]) * EARTH_M;
}

/**
 * The speed that a change of place needs.
 *
 * @returns Knots; infinite for another place at the same moment, 0 for the same place.
 */
export function speedKn(metres: number, elapsedMs: number): number {
  if (metres === 0) return 0;
  return elapsedMs <= 0 ? Number.POSITIVE_INFINITY : metres / METRES_OF_A_MILE / (elapsedMs / HOUR_MS);
}
