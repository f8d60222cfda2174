import earcut from "earcut";
import type { Geometry, Position } from "geojson";
import { type FlatPolygon, flatPolygon, isInFlat, polygonsOf } from "../lookups/flat-polygon.ts";
import type { Random } from "./seeded-random.ts";

/** Slot in which a drawn point is left: one object for millions of them. */
export interface Drawn {
  lon: number;
  lat: number;
}

/**
 * An area where points fall by chance, the same number on each square kilometre: the sine of the latitude is drawn, not the latitude. Draws one and
 * leaves it; it is inside, always.
 *
 * @see Lambert's cylindrical equal-area projection, on which areas are as on the sphere
 */
export type DrawDot = (random: Random, drawn: Drawn) => void;

const RADIANS = Math.PI / 180;
/** Radius of the disk that stands for what is smaller than the atlas's grid, as the smallest municipalities are: metres. */
const TINY_RADIUS_M = 150;
const EARTH_M = 6_371_008.8;
/** Throws from which cutting into triangles is worth its while. Measured with 60 to 2,000 corners. */
const MANY_THROWS = 400;
/** Below this share of its box an area is hit too seldom by chance. */
const SPIKY_SHARE = 0.12;

function sineOf(latitude: number): number {
  return Math.sin(latitude * RADIANS);
}

/** The area of a ring, where `heightOf` is 1 that of degrees and where it is the sine that of the sphere. */
function ringArea(
  corners: readonly number[],
  start: number,
  end: number,
  heightOf: (latitude: number) => number,
): number {
  let sum = 0;
  let x1 = corners[end - 2] ?? 0;
  let y1 = heightOf(corners[end - 1] ?? 0);
  for (let at = start; at < end; at += 2) {
    const x2 = corners[at] ?? 0;
    const y2 = heightOf(corners[at + 1] ?? 0);
    sum += (x1 - x2) * (y1 + y2);
    x1 = x2;
    y1 = y2;
  }
  return Math.abs(sum / 2);
}

/** Without its holes. */
function areaOf({ corners, ends }: FlatPolygon, heightOf: (latitude: number) => number): number {
  let area = 0;
  let start = 0;
  for (const end of ends) {
    area += (start === 0 ? 1 : -1) * ringArea(corners, start, end, heightOf);
    start = end;
  }
  return area;
}

function rolled(lon: number): number {
  return lon > 180 ? lon - 360 : lon < -180 ? lon + 360 : lon;
}

/** Throws into the box until one falls inside: cheapest for few dots of a round area. */
function byThrowing(polygon: FlatPolygon): DrawDot {
  const { west, south, east, north } = polygon;
  const width = east - west;
  const low = sineOf(south);
  const height = sineOf(north) - low;
  return (random, drawn) => {
    for (;;) {
      const x = west + random() * width;
      const y = Math.asin(low + random() * height) / RADIANS;
      if (!isInFlat(polygon, x, y)) continue;
      drawn.lon = rolled(x);
      drawn.lat = y;
      return;
    }
  };
}

/** Chooses a triangle by its area and a point of it: no throw is lost, however thin the area. */
function byTriangles({ corners, ends }: FlatPolygon): DrawDot {
  const plane = corners.map((figure, at) => (at % 2 === 0 ? figure : sineOf(figure)));
  const holes = ends.slice(0, -1).map((end) => end / 2);
  const triangles = earcut(plane, holes.length > 0 ? holes : null, 2);
  const count = triangles.length / 3;
  const sums = new Float64Array(count);
  let sum = 0;
  const x = (corner: number) => plane[(triangles[corner] ?? 0) * 2] ?? 0;
  const y = (corner: number) => plane[(triangles[corner] ?? 0) * 2 + 1] ?? 0;
  for (let at = 0; at < count; at += 1) {
    const [a, b, c] = [at * 3, at * 3 + 1, at * 3 + 2];
    sum += Math.abs((x(b) - x(a)) * (y(c) - y(a)) - (x(c) - x(a)) * (y(b) - y(a)));
    sums[at] = sum;
  }
  return (random, drawn) => {
    const wanted = random() * sum;
    let first = 0;
    let last = count - 1;
    while (first < last) {
      const middle = (first + last) >> 1;
      if ((sums[middle] ?? 0) > wanted) last = middle;
      else first = middle + 1;
    }
    let u = random();
    let v = random();
    if (u + v > 1) {
      u = 1 - u;
      v = 1 - v;
    }
    const a = first * 3;
    drawn.lon = rolled(x(a) + u * (x(a + 1) - x(a)) + v * (x(a + 2) - x(a)));
    drawn.lat = Math.asin(y(a) + u * (y(a + 1) - y(a)) + v * (y(a + 2) - y(a))) / RADIANS;
  };
}

const inDegrees = (latitude: number) => latitude;

function drawIn(polygon: FlatPolygon, dots: number): DrawDot {
  const { west, south, east, north } = polygon;
  const share = areaOf(polygon, inDegrees) / ((east - west) * (north - south));
  return share < SPIKY_SHARE || dots / share > MANY_THROWS ? byTriangles(polygon) : byThrowing(polygon);
}

function diskAround([lon = 0, lat = 0]: Position): DrawDot {
  const radius = TINY_RADIUS_M / EARTH_M / RADIANS;
  return (random, drawn) => {
    const reach = radius * Math.sqrt(random());
    const turn = random() * 2 * Math.PI;
    drawn.lon = lon + (reach * Math.cos(turn)) / Math.cos(lat * RADIANS);
    drawn.lat = lat + reach * Math.sin(turn);
  };
}

/**
 * Makes an area ready for its dots.
 *
 * @param dots - How many it will get, which decides how they are drawn.
 * @returns `null` for what has no inside: a line, or a polygon without area.
 */
export function createDotArea(geometry: Geometry, dots: number): DrawDot | null {
  if (geometry.type === "Point") return diskAround(geometry.coordinates);
  const polygons = polygonsOf(geometry).map(flatPolygon);
  const [only] = polygons;
  if (only !== undefined && polygons.length === 1) return areaOf(only, inDegrees) > 0 ? drawIn(only, dots) : null;
  const parts = polygons.map((polygon) => ({ polygon, area: areaOf(polygon, sineOf) })).filter(({ area }) => area > 0);
  if (parts.length === 0) return null;
  const total = parts.reduce((sum, { area }) => sum + area, 0);
  const draws = parts.map(({ polygon, area }) => drawIn(polygon, (dots * area) / total));
  return (random, drawn) => {
    let wanted = random() * total;
    const at = parts.findIndex(({ area }) => {
      wanted -= area;
      return wanted < 0;
    });
    draws.at(at)?.(random, drawn);
  };
}
