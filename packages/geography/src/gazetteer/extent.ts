import type { Geometry } from "geojson";
import polylabel from "polylabel";
import type { GeoBounds, GeoPoint } from "../coordinates/geo-point.ts";
import { boundsOfParts, boxOf, largestOf, type Rings, rolled, unrolledPolygons } from "./area-bounds.ts";

/** Precision with which the middle is looked for, in sizes of the place. */
const PRECISION_SHARE = 0.01;

/** The point of a polygon that is furthest from its outline, on a plane where a degree east is as long as one north. */
function middleOf(polygon: Rings, [west, south, east, north]: GeoBounds): GeoPoint {
  const narrowing = Math.cos(((south + north) / 2) * (Math.PI / 180)) || 1;
  const flat = polygon.map((ring) => ring.map(([x = 0, y = 0]) => [x * narrowing, y]));
  const precision = PRECISION_SHARE * Math.max((east - west) * narrowing, north - south);
  const [x = 0, y = 0] = polylabel(flat, precision);
  return { lon: x / narrowing, lat: y };
}

/** Point and bounds of a place. */
export interface Extent {
  readonly point: GeoPoint;
  readonly bounds: GeoBounds;
}

/**
 * A point well inside of an area, and its box.
 *
 * @throws {TypeError} For lines and what has no coordinates.
 */
export function extentOf(geometry: Geometry): Extent {
  if (geometry.type === "Point") {
    const [lon = 0, lat = 0] = geometry.coordinates;
    return { point: { lon, lat }, bounds: [lon, lat, lon, lat] };
  }
  const parts = unrolledPolygons(geometry);
  const largest = largestOf(parts);
  if (largest === undefined) throw new TypeError(`${geometry.type} has no extent`);
  const { lon, lat } = middleOf(largest, boxOf(largest));
  return { point: { lon: rolled(lon), lat }, bounds: boundsOfParts(largest, parts) };
}
