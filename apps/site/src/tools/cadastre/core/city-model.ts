import earcut from "earcut";
import type { BuildingPart } from "./building-parts.ts";
import { areaOf, type PlanPoint, type PlanPolygon, type PlanRing, turned } from "./geometry.ts";

/** A corner in space: metres east, north and up from the model's origin. */
export type SpacePoint = readonly [x: number, y: number, z: number];

/** One face of a volume, its corners anticlockwise as seen from outside. */
export interface Face {
  readonly kind: "roof" | "wall" | "floor";
  readonly corners: readonly SpacePoint[];
  /** Triangles, as positions in {@link corners}. */
  readonly triangles: readonly (readonly [number, number, number])[];
}

/** A building part with its height. */
export interface Volume {
  readonly id: string;
  readonly floors: number;
  /** Floors times the height of one; an estimate. Metres. */
  readonly heightM: number;
  /** Square metres. */
  readonly areaM2: number;
  readonly polygons: readonly PlanPolygon[];
  readonly faces: readonly Face[];
}

/** Volumes round an origin of their own, so that programs with short numbers lose nothing. */
export interface CityModel {
  /** South-west corner, metres of the projection. */
  readonly origin: PlanPoint;
  readonly epsg: number;
  readonly floorHeightM: number;
  readonly volumes: readonly Volume[];
  /** Parts without storeys above ground, left out. */
  readonly flat: number;
  /** Parts of which the cadastre does not say the storeys, left out. */
  readonly unknown: number;
}

function moved(ring: PlanRing, [originX, originY]: PlanPoint): PlanRing {
  return ring.map(([x, y]) => [x - originX, y - originY] as const);
}

function movedPolygon({ edge, holes }: PlanPolygon, origin: PlanPoint): PlanPolygon {
  return { edge: turned(moved(edge, origin), true), holes: holes.map((hole) => turned(moved(hole, origin), false)) };
}

function inThrees(indices: readonly number[]): (readonly [number, number, number])[] {
  const threes: (readonly [number, number, number])[] = [];
  for (let at = 0; at + 2 < indices.length; at += 3) {
    const [a, b, c] = indices.slice(at, at + 3);
    if (a !== undefined && b !== undefined && c !== undefined) threes.push([a, b, c]);
  }
  return threes;
}

/** A flat face at a height; upwards for a roof, downwards for a floor. */
function lid({ edge, holes }: PlanPolygon, z: number, kind: "roof" | "floor"): Face {
  const points = [edge, ...holes].flat();
  let count = edge.length;
  const holeStarts = holes.map((hole) => {
    const start = count;
    count += hole.length;
    return start;
  });
  const triangles = inThrees(earcut(points.flat(), holeStarts)).map(([a, b, c]) => {
    const [pa, pb, pc] = [points[a], points[b], points[c]];
    const turn = pa && pb && pc ? (pb[0] - pa[0]) * (pc[1] - pa[1]) - (pc[0] - pa[0]) * (pb[1] - pa[1]) : 0;
    const isUp = turn > 0;
    return isUp === (kind === "roof") ? ([a, b, c] as const) : ([a, c, b] as const);
  });
  return { kind, corners: points.map(([x, y]) => [x, y, z] as const), triangles };
}

function walls(ring: PlanRing, heightM: number): Face[] {
  return ring.map(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    const corners = [
      [x, y, 0],
      [nextX, nextY, 0],
      [nextX, nextY, heightM],
      [x, y, heightM],
    ] as const;
    const triangles = [
      [0, 1, 2],
      [0, 2, 3],
    ] as const;
    return { kind: "wall", corners, triangles };
  });
}

function volumeOf(part: BuildingPart, floors: number, floorHeightM: number, origin: PlanPoint): Volume {
  const heightM = floors * floorHeightM;
  const polygons = part.polygons.map((polygon) => movedPolygon(polygon, origin));
  const faces = polygons.flatMap((polygon) => [
    lid(polygon, heightM, "roof"),
    ...[polygon.edge, ...polygon.holes].flatMap((ring) => walls(ring, heightM)),
    lid(polygon, 0, "floor"),
  ]);
  return {
    id: part.id,
    floors,
    heightM,
    areaM2: polygons.reduce((sum, polygon) => sum + areaOf(polygon), 0),
    polygons,
    faces,
  };
}

/**
 * Raises the parts of buildings from the ground.
 *
 * @param floorHeightM - Height given to a storey, metres; greater than 0. The cadastre counts storeys and does not measure heights.
 * @throws {RangeError} When `floorHeightM` is not a positive number.
 */
export function raiseModel(
  { epsg, parts }: { readonly epsg: number; readonly parts: readonly BuildingPart[] },
  floorHeightM: number,
): CityModel {
  if (!(floorHeightM > 0)) throw new RangeError(`floor height must be > 0 m, got ${floorHeightM}`);
  const points = parts.flatMap(({ polygons }) => polygons.flatMap(({ edge }) => edge));
  const lowest = (axis: 0 | 1) =>
    points.reduce((least, point) => Math.min(least, point[axis]), Number.POSITIVE_INFINITY);
  const origin: PlanPoint = points.length === 0 ? [0, 0] : [Math.floor(lowest(0)), Math.floor(lowest(1))];
  const volumes = parts.flatMap((part) =>
    part.floorsAbove === null || part.floorsAbove === 0 ? [] : [volumeOf(part, part.floorsAbove, floorHeightM, origin)],
  );
  return {
    origin,
    epsg,
    floorHeightM,
    volumes,
    flat: parts.filter(({ floorsAbove }) => floorsAbove === 0).length,
    unknown: parts.filter(({ floorsAbove }) => floorsAbove === null).length,
  };
}
