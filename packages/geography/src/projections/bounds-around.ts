import type { GeoBounds, GeoPoint } from "../coordinates/geo-point.ts";

const EARTH_M = 6_371_008.8;

/**
 * A box around a point, for a map of one place.
 *
 * @param radiusM - From the point to each side, metres, above 0.
 */
export function boundsAround({ lon, lat }: GeoPoint, radiusM: number): GeoBounds {
  const degrees = (radiusM / EARTH_M) * (180 / Math.PI);
  const wide = degrees / Math.max(0.01, Math.cos(lat * (Math.PI / 180)));
  return [lon - wide, Math.max(-90, lat - degrees), lon + wide, Math.min(90, lat + degrees)];
}
