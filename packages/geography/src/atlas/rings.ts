import { geoArea } from "d3-geo";
import type { Position } from "geojson";

/**
 * Twice the area of a ring on the plane of longitudes and latitudes, by its turns: negative when it goes clockwise.
 *
 * @param ring - Closed: its last position is its first.
 */
export function doubleArea(ring: readonly Position[]): number {
  const [origin] = ring;
  let sum = 0;
  let before = origin;
  for (const position of ring) {
    // From a corner of its own: small areas far from the origin keep their figures.
    const [x1 = 0, y1 = 0] = before ?? [];
    const [x2 = 0, y2 = 0] = position;
    const [x0 = 0, y0 = 0] = origin ?? [];
    sum += (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
    before = position;
  }
  return sum;
}

/** More of the Earth than any area has. */
const HALF_OF_THE_EARTH = 2 * Math.PI;

/**
 * A polygon as `d3-geo` takes it: the outline clockwise. The other way round it is the rest of the Earth.
 *
 * @see https://d3js.org/d3-geo, on winding
 */
export function rewound(polygon: Position[][]): Position[][] {
  const isInsideOut = geoArea({ type: "Polygon", coordinates: polygon }) > HALF_OF_THE_EARTH;
  return isInsideOut ? polygon.map((ring) => ring.toReversed()) : polygon;
}

/**
 * A ring without the leap of 360° where it crosses the antimeridian: its longitudes go on beyond 180 or below -180. One that goes round a pole
 * goes through it.
 */
export function unrolled(ring: readonly Position[]): Position[] {
  let turn = 0;
  let before = ring[0]?.[0] ?? 0;
  const flat = ring.map(([lon = 0, lat = 0]) => {
    if (lon - before > 180) turn -= 360;
    if (lon - before < -180) turn += 360;
    before = lon;
    return [lon + turn, lat];
  });
  const [start, end] = [flat[0], flat.at(-1)];
  if (turn === 0 || start === undefined || end === undefined) return flat;
  const pole = (start[1] ?? 0) < 0 ? -90 : 90;
  return [...flat, [end[0] ?? 0, pole], [start[0] ?? 0, pole], start];
}
