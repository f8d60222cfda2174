/** Polygons of GeoJSON on a plane of metres: pure. */
import { RaiseError } from "./raise-error.ts";
import { list, record, text } from "./unknown-json.ts";

/** East and north, metres from the middle of all. */
export type PlanPoint = readonly [east: number, north: number];

/** Corners, the first not again at the end. */
export type PlanRing = readonly PlanPoint[];

/** A feature with its polygons, each its edge, against the clock, and its holes, with it. */
export interface PlanFeature {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly polygons: readonly (readonly PlanRing[])[];
}

/** Most corners that a page can draw: three triangles a corner are 300,000. */
const MOST_CORNERS = 100_000;
const MOST_FEATURES = 2000;

/** Collections in collections: more is no map. */
const DEEPEST = 4;

const EARTH_M = 6_371_008.8;
const RADIANS = Math.PI / 180;

type Position = readonly [x: number, y: number];

interface AreaShape {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly polygons: readonly (readonly (readonly Position[])[])[];
}

/** The polygons of a geometry, as they are written. */
function polygonsOf(geometry: unknown, depth = 0): readonly unknown[] {
  const { type, coordinates, geometries } = record(geometry);
  if (type === "Polygon") return [coordinates];
  if (type === "MultiPolygon") return list(coordinates);
  if (type !== "GeometryCollection" || depth === DEEPEST) return [];
  return list(geometries).flatMap((one) => polygonsOf(one, depth + 1));
}

/** A ring without what is there twice. @throws {RaiseError} `broken` for what is no place. */
function ringOf(written: unknown): readonly Position[] {
  const ring: Position[] = [];
  for (const position of list(written)) {
    const [x, y] = list(position);
    if (typeof x !== "number" || typeof y !== "number" || !Number.isFinite(x) || !Number.isFinite(y))
      throw new RaiseError("broken");
    const before = ring.at(-1);
    if (before === undefined || before[0] !== x || before[1] !== y) ring.push([x, y]);
  }
  const [first, last] = [ring[0], ring.at(-1)];
  if (ring.length > 1 && first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1])
    ring.pop();
  return ring;
}

function featuresIn(json: unknown): readonly AreaShape[] {
  const root = record(json);
  const written = text(root.type) === "FeatureCollection" ? list(root.features) : [root];
  const found: AreaShape[] = [];
  let corners = 0;
  for (const feature of written) {
    const { geometry, properties } = record(feature);
    const polygons = polygonsOf(geometry).map((polygon) =>
      list(polygon)
        .map(ringOf)
        .filter(({ length }, place) => length >= 3 || place === 0),
    );
    const whole = polygons.filter(([edge = []]) => edge.length >= 3);
    if (whole.length === 0) continue;
    corners += whole.flat().reduce((sum, { length }) => sum + length, 0);
    found.push({ properties: record(properties), polygons: whole });
    if (corners > MOST_CORNERS) throw new RaiseError("corners", MOST_CORNERS);
    if (found.length > MOST_FEATURES) throw new RaiseError("features", MOST_FEATURES);
  }
  if (found.length === 0) throw new RaiseError("empty");
  return found;
}

function boundsOf(features: readonly AreaShape[]) {
  const bounds = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [x, y] of features.flatMap(({ polygons }) => polygons.flat(2))) {
    bounds.west = Math.min(bounds.west, x);
    bounds.east = Math.max(bounds.east, x);
    bounds.south = Math.min(bounds.south, y);
    bounds.north = Math.max(bounds.north, y);
  }
  return bounds;
}

/**
 * Lays places on a plane of metres around their middle: degrees by Lambert's azimuthal equal-area projection, so that no part of a country
 * looks larger than it is; what is no degrees is metres already.
 *
 * @see J. P. Snyder, «Map Projections: A Working Manual», USGS 1987, equations 22-4, 22-5 and 24-2
 */
function projection({ west, south, east, north }: ReturnType<typeof boundsOf>): (position: Position) => PlanPoint {
  const [x0, y0] = [(west + east) / 2, (south + north) / 2];
  const isDegrees = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  if (!isDegrees) return ([x, y]) => [x - x0, y - y0];
  const [sin0, cos0] = [Math.sin(y0 * RADIANS), Math.cos(y0 * RADIANS)];
  return ([x, y]) => {
    const [turn, up] = [(x - x0) * RADIANS, y * RADIANS];
    const [sin, cos, across] = [Math.sin(up), Math.cos(up), Math.cos(turn)];
    const scale = EARTH_M * Math.sqrt(2 / Math.max(1e-9, 1 + sin0 * sin + cos0 * cos * across));
    return [scale * cos * Math.sin(turn), scale * (cos0 * sin - sin0 * cos * across)];
  };
}

/** Twice the area of a ring; more than 0 against the clock. */
const turnOf = (ring: PlanRing) =>
  ring.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = ring[(place + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

const turned = (ring: PlanRing, isAgainst: boolean): PlanRing =>
  turnOf(ring) > 0 === isAgainst ? ring : ring.toReversed();

/**
 * Reads the polygons of GeoJSON as a plan.
 *
 * @param json - Anything.
 * @throws {RaiseError} `empty`, `broken`, `corners`, `features`.
 */
export function planOf(json: unknown): readonly PlanFeature[] {
  const features = featuresIn(json);
  const project = projection(boundsOf(features));
  return features.map(({ properties, polygons }) => ({
    properties,
    polygons: polygons.map((rings) => rings.map((ring, place) => turned(ring.map(project), place === 0))),
  }));
}
