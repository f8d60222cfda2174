import type { Geometry, Position } from "geojson";
import { doubleArea, unrolled } from "../atlas/rings.ts";
import type { GeoBounds } from "../coordinates/geo-point.ts";

/** Parts this large, beside the largest, are in the box wherever they are: both halves of Malaysia, but not Guiana with France. */
const LARGE_SHARE = 0.4;
/** Greatest distance of a part beyond the box at which it is still in it, in sizes of the box: the Balearic Islands, but not the Canary Islands. */
const NEAR_SHARE = 0.25;
/** A polygon as rings whose longitudes do not leap. */
export type Rings = readonly (readonly Position[])[];

/** The polygons of an area, the longitudes of each without a leap. */
export function unrolledPolygons(geometry: Geometry): readonly Rings[] {
  const polygons =
    geometry.type === "Polygon" ? [geometry.coordinates] : geometry.type === "MultiPolygon" ? geometry.coordinates : [];
  return polygons.map((rings) => rings.map(unrolled));
}

/** A longitude where it is on the Earth. */
export function rolled(lon: number): number {
  return lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon;
}

/** The box of a polygon. */
export function boxOf(polygon: Rings): GeoBounds {
  const [outline = []] = polygon;
  return outline.reduce<GeoBounds>(
    ([west, south, east, north], [x = 0, y = 0]) => [
      Math.min(west, x),
      Math.min(south, y),
      Math.max(east, x),
      Math.max(north, y),
    ],
    [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}

/** Size of a polygon, square degrees twice. */
function sizeOf(polygon: Rings): number {
  return Math.abs(doubleArea(polygon[0] ?? []));
}

function isNear(box: GeoBounds, [west, south, east, north]: GeoBounds): boolean {
  const reach = NEAR_SHARE * Math.max(east - west, north - south);
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  return x >= west - reach && x <= east + reach && y >= south - reach && y <= north + reach;
}

function joined(a: GeoBounds, b: GeoBounds): GeoBounds {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
}

/** A box in the turn of the Earth in which it is nearest to another: islands on both sides of the antimeridian are neighbours. */
function besideOf([west, south, east, north]: GeoBounds, around: GeoBounds): GeoBounds {
  const apart = (west + east) / 2 - (around[0] + around[2]) / 2;
  const turn = -360 * Math.round(apart / 360);
  return [west + turn, south, east + turn, north];
}

/** The box of what hangs together, beginning with the largest part. */
function boundsOf(largest: Rings, parts: readonly Rings[]): GeoBounds {
  let bounds = boxOf(largest);
  const [least, boxes] = [LARGE_SHARE * sizeOf(largest), new Map(parts.map((part) => [part, boxOf(part)]))];
  const isLarge = new Set(parts.filter((part) => sizeOf(part) >= least));
  let left = parts.filter((part) => part !== largest);
  for (let grown = true; grown; ) {
    const now = bounds;
    const boxBy = (part: Rings) => besideOf(boxes.get(part) ?? boxOf(part), now);
    const near = left.filter((part) => isLarge.has(part) || isNear(boxBy(part), now));
    bounds = near.map(boxBy).reduce(joined, bounds);
    left = left.filter((part) => !near.includes(part));
    grown = near.length > 0;
  }
  return bounds;
}

/** A box with its sides where they are on the Earth: all the way round there is no west and no east. */
function onEarth([west, south, east, north]: GeoBounds): GeoBounds {
  return east - west >= 360 ? [-180, south, 180, north] : [rolled(west), south, rolled(east), north];
}

/** The box of what hangs together of an area, where it is on the Earth. */
export function boundsOfParts(largest: Rings, parts: readonly Rings[]): GeoBounds {
  return onEarth(boundsOf(largest, parts));
}

/** The largest of some parts, the first where several are as large. */
export function largestOf(parts: readonly Rings[]): Rings | undefined {
  const sizes = parts.map(sizeOf);
  return parts[sizes.indexOf(sizes.reduce((most, size) => Math.max(most, size), 0))];
}

/** The box of an area, without the parts that are far from the rest; `null` for what has no area. */
export function boundsOfArea(geometry: Geometry): GeoBounds | null {
  const parts = unrolledPolygons(geometry);
  const largest = largestOf(parts);
  return largest === undefined ? null : boundsOfParts(largest, parts);
}
