import Flatbush from "flatbush";
import type { Feature } from "geojson";
import type { GeoPoint } from "../coordinates/geo-point.ts";
import { type FlatPolygon, flatPolygon, isInFlat, polygonsOf } from "./flat-polygon.ts";

/** Areas that are asked which of them a point is in. */
export interface AreaIndex {
  /**
   * The area where a point is, by its code.
   *
   * @returns `null` at sea, or outside of all areas. Where two lie one on top of the other, the one with the smaller box.
   */
  readonly areaAt: (point: GeoPoint) => string | null;
}

interface IndexedPolygon {
  readonly id: string;
  readonly polygon: FlatPolygon;
}

function sizeOf({ west, south, east, north }: FlatPolygon): number {
  return (east - west) * (north - south);
}

/**
 * Makes areas ready to be asked where a point is.
 *
 * @param areas - Each with its code as `id`. Points and lines have no inside and are left out.
 */
export function createAreaIndex(areas: readonly Feature[]): AreaIndex {
  const flat = areas.flatMap(({ id, geometry }) =>
    polygonsOf(geometry).map((rings): IndexedPolygon => ({ id: String(id), polygon: flatPolygon(rings) })),
  );
  if (flat.length === 0) return { areaAt: () => null };
  const boxes = new Flatbush(flat.length);
  for (const { polygon } of flat) boxes.add(polygon.west, polygon.south, polygon.east, polygon.north);
  boxes.finish();
  const smallestAt = (lon: number, lat: number, smaller: IndexedPolygon | null): IndexedPolygon | null => {
    let found = smaller;
    for (const at of boxes.search(lon, lat, lon, lat)) {
      const each = flat[at];
      if (each === undefined || (found !== null && sizeOf(each.polygon) >= sizeOf(found.polygon))) continue;
      if (isInFlat(each.polygon, lon, lat)) found = each;
    }
    return found;
  };
  /** Turns of the Earth where some area goes on beyond the antimeridian. */
  const turns = [-360, 360].filter((turn) =>
    flat.some(({ polygon: { west, east } }) => (turn < 0 ? west < -180 : east > 180)),
  );
  return {
    areaAt: ({ lon, lat }) => {
      let found = smallestAt(lon, lat, null);
      for (const turn of turns) found = smallestAt(lon + turn, lat, found);
      return found?.id ?? null;
    },
  };
}
