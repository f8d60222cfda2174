import Flatbush from "flatbush";
import type { Feature, Geometry, Position } from "geojson";
import { unrolled } from "../atlas/rings.ts";
import type { GeoPoint } from "../coordinates/geo-point.ts";

/** Areas that are asked which of them a point is in. */
export interface AreaIndex {
  /**
   * The area where a point is, by its code.
   *
   * @returns `null` at sea, or outside of all areas. Where two lie one on top of the other, the smaller.
   */
  readonly areaAt: (point: GeoPoint) => string | null;
}

/** A polygon as figures in a row: all its rings, each with the place of its end. */
interface FlatPolygon {
  readonly id: string;
  readonly corners: Float64Array;
  /** Where each ring ends in `corners`. */
  readonly ends: readonly number[];
  /** Of its box, for telling which of two is the smaller. */
  readonly size: number;
}

function polygonsOf(geometry: Geometry): readonly (readonly (readonly Position[])[])[] {
  if (geometry.type === "Polygon") return [geometry.coordinates];
  return geometry.type === "MultiPolygon" ? geometry.coordinates : [];
}

function flatten(id: string, polygon: readonly (readonly Position[])[]) {
  const rings = polygon.map(unrolled);
  const corners = new Float64Array(rings.reduce((sum, ring) => sum + ring.length * 2, 0));
  const ends: number[] = [];
  const box = { west: Number.POSITIVE_INFINITY, south: Number.POSITIVE_INFINITY, east: -Infinity, north: -Infinity };
  let at = 0;
  for (const ring of rings) {
    for (const [x = 0, y = 0] of ring) {
      corners[at] = x;
      corners[at + 1] = y;
      at += 2;
      box.west = Math.min(box.west, x);
      box.south = Math.min(box.south, y);
      box.east = Math.max(box.east, x);
      box.north = Math.max(box.north, y);
    }
    ends.push(at);
  }
  const flat: FlatPolygon = { id, corners, ends, size: (box.east - box.west) * (box.north - box.south) };
  return { polygon: flat, box };
}

/**
 * Whether a point is inside, by the even-odd rule over all rings: holes are outside without being told apart. A point on a shared border is in one
 * of the two areas and not in both.
 */
function contains({ corners, ends }: FlatPolygon, x: number, y: number): boolean {
  let isInside = false;
  let start = 0;
  for (const end of ends) {
    let x1 = corners[end - 2] ?? 0;
    let y1 = corners[end - 1] ?? 0;
    for (let at = start; at < end; at += 2) {
      const x2 = corners[at] ?? 0;
      const y2 = corners[at + 1] ?? 0;
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
      x1 = x2;
      y1 = y2;
    }
    start = end;
  }
  return isInside;
}

/**
 * Makes areas ready to be asked where a point is.
 *
 * @param areas - Each with its code as `id`. Points and lines have no inside and are left out.
 */
export function createAreaIndex(areas: readonly Feature[]): AreaIndex {
  const flat = areas.flatMap(({ id, geometry }) => polygonsOf(geometry).map((rings) => flatten(String(id), rings)));
  if (flat.length === 0) return { areaAt: () => null };
  const boxes = new Flatbush(flat.length);
  for (const { box } of flat) boxes.add(box.west, box.south, box.east, box.north);
  boxes.finish();
  const smallestAt = (lon: number, lat: number, smaller: FlatPolygon | null): FlatPolygon | null => {
    let found = smaller;
    for (const at of boxes.search(lon, lat, lon, lat)) {
      const polygon = flat[at]?.polygon;
      if (polygon === undefined || (found !== null && polygon.size >= found.size)) continue;
      if (contains(polygon, lon, lat)) found = polygon;
    }
    return found;
  };
  /** Turns of the Earth where some area goes on beyond the antimeridian. */
  const turns = [-360, 360].filter((turn) => flat.some(({ box }) => (turn < 0 ? box.west < -180 : box.east > 180)));
  return {
    areaAt: ({ lon, lat }) => {
      let found = smallestAt(lon, lat, null);
      for (const turn of turns) found = smallestAt(lon + turn, lat, found);
      return found?.id ?? null;
    },
  };
}
