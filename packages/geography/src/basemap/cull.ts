import type { Geometry, MultiLineString, MultiPolygon, Position } from "geojson";
import type { GeoBounds } from "../coordinates/geo-point.ts";
import { polygonsOf } from "../lookups/flat-polygon.ts";
import { areTouching } from "./basemap-area.ts";

/** The box of a line; one that leaps over the antimeridian goes all around. */
export function boxOf(line: readonly Position[]): GeoBounds {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [lon = 0, lat = 0] of line) {
    if (lon < west) west = lon;
    if (lon > east) east = lon;
    if (lat < south) south = lat;
    if (lat > north) north = lat;
  }
  return [west, south, east, north];
}

/** The polygons of areas that are seen. @param box - `null` for all. */
export function seenPolygons(areas: readonly Geometry[], box: GeoBounds | null): MultiPolygon {
  const polygons = areas.flatMap((area) => polygonsOf(area));
  const seen = polygons.filter(([outline = []]) => box === null || areTouching(boxOf(outline), box));
  return { type: "MultiPolygon", coordinates: seen.map((rings) => rings.map((ring) => [...ring])) };
}

/** The lines that are seen. @param box - `null` for all. */
export function seenLines({ coordinates }: MultiLineString, box: GeoBounds | null): MultiLineString {
  const seen = coordinates.filter((line) => box === null || areTouching(boxOf(line), box));
  return { type: "MultiLineString", coordinates: seen };
}
