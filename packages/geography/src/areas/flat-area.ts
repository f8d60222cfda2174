import type { GeoPoint } from "../coordinates/geo-point.ts";
import { isInFlat } from "../lookups/flat-polygon.ts";

/** An area as figures in a row: what is kept by the ten thousand. It may be in several parts. */
export interface FlatArea {
  /** x and y in turns, all rings one after another, each closed: outlines one way round, holes the other. */
  readonly corners: readonly number[];
  /** Ends of the rings in `corners`. */
  readonly ends: readonly number[];
}

/** A box: west, south, east, north, in the units of what is inside. */
export interface FlatBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Rings in a row. @param rings - x and y in turns. */
export function flatArea(rings: readonly (readonly number[])[]): FlatArea {
  const ends: number[] = [];
  let end = 0;
  for (const ring of rings) {
    end += ring.length;
    ends.push(end);
  }
  return { corners: rings.flat(), ends };
}

/** The rings of an area. */
export function ringsOf({ corners, ends }: FlatArea): readonly (readonly number[])[] {
  return ends.map((end, ring) => corners.slice(ends[ring - 1] ?? 0, end));
}

/** The smallest box around an area; of one without corners, one without inside. */
export function boxOf({ corners }: Pick<FlatArea, "corners">): FlatBox {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < corners.length; at += 2) {
    const [x, y] = [corners[at] ?? 0, corners[at + 1] ?? 0];
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return { west, south, east, north };
}

/** Whether two boxes have anything in common, their sides included. */
export const boxesMeet = (a: FlatBox, b: FlatBox): boolean =>
  a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south;

/** Whether a point is inside, by the even-odd rule: one on a border that two share is in one of them alone. */
export const isInArea = (area: FlatArea, { lon, lat }: GeoPoint): boolean => isInFlat(area, lon, lat);

/** The centre of gravity of an area; where that is outside, as in a horseshoe, it stays outside. */
export function centreOfArea({ corners, ends }: FlatArea): GeoPoint {
  const [x0 = 0, y0 = 0] = corners;
  let [sum, x, y, at] = [0, 0, 0, 0];
  for (const end of ends) {
    for (; at < end - 2; at += 2) {
      // From the first corner, so that no figure is lost in the difference of two large ones.
      const [x1, y1] = [(corners[at] ?? 0) - x0, (corners[at + 1] ?? 0) - y0];
      const [x2, y2] = [(corners[at + 2] ?? 0) - x0, (corners[at + 3] ?? 0) - y0];
      const twice = x1 * y2 - x2 * y1;
      sum += twice;
      x += (x1 + x2) * twice;
      y += (y1 + y2) * twice;
    }
    at = end;
  }
  return sum === 0 ? { lon: x0, lat: y0 } : { lon: x0 + x / (3 * sum), lat: y0 + y / (3 * sum) };
}
