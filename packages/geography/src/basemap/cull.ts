import type { Geometry, MultiLineString, MultiPolygon, Position } from "geojson";
import type { GeoBounds } from "../coordinates/geo-point.ts";
import { flatPolygon, isInFlat, polygonsOf } from "../lookups/flat-polygon.ts";
import { centreOf } from "../projections/choose-projection.ts";
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

/** Turns of the Earth in which longitudes may be written. */
const TURNS = [-360, 0, 360] as const;

/** Whether some of an area is in a box: a corner of it, or what is in the middle of the box. @param box - `null` for all of the Earth. */
export function isSeen({ coordinates }: MultiPolygon, box: GeoBounds | null): boolean {
  if (box === null) return coordinates.length > 0;
  const [west, south, east, north] = box;
  const middle = centreOf(box);
  return coordinates.some((rings) => {
    const [outline = []] = rings;
    if (!areTouching(boxOf(outline), box)) return false;
    const isCornerIn = outline.some(
      ([lon = 0, lat = 0]) =>
        lat >= south && lat <= north && TURNS.some((turn) => lon + turn >= west && lon + turn <= east),
    );
    return isCornerIn || TURNS.some((turn) => isInFlat(flatPolygon(rings), middle.lon + turn, middle.lat));
  });
}
