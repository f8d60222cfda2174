import type { Geometry, Position } from "geojson";

/** A polygon as figures in a row, for what is asked millions of times. */
export interface FlatPolygon {
  /** Longitude and latitude in turns, all rings one after another, without the leap at the antimeridian: they go on beyond 180. */
  readonly corners: readonly number[];
  /** Ends of the rings in `corners`; the first is the outline. */
  readonly ends: readonly number[];
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The polygons of an area; none for points and lines. */
export function polygonsOf(geometry: Geometry): readonly (readonly (readonly Position[])[])[] {
  if (geometry.type === "Polygon") return [geometry.coordinates];
  return geometry.type === "MultiPolygon" ? geometry.coordinates : [];
}

/**
 * Puts a polygon's figures in a row.
 *
 * @param polygon - Outline and holes, as GeoJSON has them.
 */
export function flatPolygon(polygon: readonly (readonly Position[])[]): FlatPolygon {
  // Plain rows: most are of some dozens of figures, and a typed one costs more to make than to read.
  const corners: number[] = [];
  const ends: number[] = [];
  let [west, south, east, north] = [Number.POSITIVE_INFINITY, 90, Number.NEGATIVE_INFINITY, -90];
  for (const ring of polygon) {
    const start = corners.length;
    let turn = 0;
    let before = ring[0]?.[0] ?? 0;
    for (let corner = 0; corner < ring.length; corner += 1) {
      const position = ring[corner];
      const lon = position?.[0] ?? 0;
      const y = position?.[1] ?? 0;
      if (lon - before > 180) turn -= 360;
      else if (lon - before < -180) turn += 360;
      before = lon;
      const x = lon + turn;
      corners.push(x, y);
      if (x < west) west = x;
      if (x > east) east = x;
      if (y < south) south = y;
      if (y > north) north = y;
    }
    if (turn !== 0) {
      const [x = 0, y = 0] = [corners[start], corners[start + 1]];
      const pole = y < 0 ? -90 : 90;
      corners.push(before + turn, pole, x, pole, x, y);
      [south, north] = [Math.min(south, pole), Math.max(north, pole)];
    }
    ends.push(corners.length);
  }
  return { corners, ends, west, south, east, north };
}

/**
 * Whether a point is inside, by the even-odd rule over all rings: holes are outside without being told apart. A point on a shared border is in one
 * of the two areas and not in both.
 */
export function isInFlat({ corners, ends }: Pick<FlatPolygon, "corners" | "ends">, x: number, y: number): boolean {
  let isInside = false;
  let at = 0;
  for (let ring = 0; ring < ends.length; ring += 1) {
    const end = ends[ring] ?? at;
    let x1 = corners[end - 2] ?? 0;
    let y1 = corners[end - 1] ?? 0;
    for (; at < end; at += 2) {
      const x2 = corners[at] ?? 0;
      const y2 = corners[at + 1] ?? 0;
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
      x1 = x2;
      y1 = y2;
    }
  }
  return isInside;
}

/** The same of a whole polygon, whose box is asked first: most of a map's are elsewhere. */
export const isInPolygon = (polygon: FlatPolygon, x: number, y: number): boolean =>
  x >= polygon.west && x <= polygon.east && y >= polygon.south && y <= polygon.north && isInFlat(polygon, x, y);
