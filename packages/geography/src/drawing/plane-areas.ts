import type { Position } from "geojson";
import type { Topology } from "topojson-specification";
import { namesOf } from "../atlas/areas-of.ts";
import type { AreaCollection } from "../atlas/atlas-topology.ts";
import type { GeoBounds } from "../coordinates/geo-point.ts";
import type { FittedMap } from "../projections/fitted-map.ts";
import type { PxPoint } from "./simplify-px.ts";

/** An area on a map: its rings, each of the numbers of its lines; a number is gone along the other way by its complement. */
export interface PlaneArea {
  readonly id: string;
  readonly name: string;
  readonly rings: readonly (readonly number[])[];
  /** Place of what the atlas has no outline of; `null` for what has one. */
  readonly point: PxPoint | null;
}

/** Areas on a map that share their borders: what is done to a line is done on both of its sides. */
export interface PlaneAreas {
  readonly lines: readonly (readonly PxPoint[])[];
  readonly areas: readonly PlaneArea[];
}

/** Lines of an atlas, of which its areas are made. */
export type AtlasLines = Pick<Topology, "arcs" | "transform">;

/** Longitude at which the world is cut: on the very meridian, a corner would be at either edge of the map. */
const EDGE_LON = 179.99;

/** Degrees beyond the edge of a map from which nothing of an area is seen. */
const BEYOND = 2;

/** The positions of a line of an atlas, in degrees. */
function positionsOf({ arcs, transform }: AtlasLines, at: number): readonly Position[] {
  const steps = arcs[at] ?? [];
  if (transform === undefined) return steps;
  const { scale, translate } = transform;
  let [x, y] = [0, 0];
  return steps.map(([dx = 0, dy = 0]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

/** Tells whether some of these positions may be seen in a box. */
function isSeen(positions: readonly Position[], bounds: GeoBounds): boolean {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [lon = 0, lat = 0] of positions) {
    west = Math.min(west, lon);
    east = Math.max(east, lon);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return (
    west <= bounds[2] + BEYOND &&
    east >= bounds[0] - BEYOND &&
    south <= bounds[3] + BEYOND &&
    north >= bounds[1] - BEYOND
  );
}

/** Parts of a line between where it crosses the edge of the world: there it would go along the whole map. */
function cutAtEdge(positions: readonly Position[]): readonly (readonly Position[])[] {
  const parts: Position[][] = [[]];
  for (const [at, position] of positions.entries()) {
    const [lon = 0, lat = 0] = position;
    const [beforeLon = lon, beforeLat = lat] = positions[at - 1] ?? [];
    if (Math.abs(lon - beforeLon) > 180) {
      const side = Math.sign(beforeLon);
      const [to, on] = [180 - Math.abs(beforeLon), 180 - Math.abs(lon)];
      const middle = beforeLat + ((lat - beforeLat) * to) / (to + on || 1);
      parts.at(-1)?.push([side * EDGE_LON, middle]);
      parts.push([[-side * EDGE_LON, middle]]);
    }
    parts.at(-1)?.push(position);
  }
  return parts;
}

/** Places of positions on a map, pixels; those that it does not show are left out. */
const projected = (positions: readonly Position[], map: FittedMap): PxPoint[] =>
  positions.flatMap(([lon = 0, lat = 0]): PxPoint[] => {
    const place = map.project({ lon: Math.max(-EDGE_LON, Math.min(EDGE_LON, lon)), lat });
    return place === null ? [] : [[place[0], place[1]]];
  });

function polygonsOf(area: AreaCollection["geometries"][number]): readonly (readonly number[][])[] {
  if (area.type === "Polygon") return [area.arcs];
  return area.type === "MultiPolygon" ? area.arcs : [];
}

/**
 * Lays areas of an atlas on a map, each line of theirs once.
 *
 * @param seen - Box of what the map shows, degrees; what lies out of it is left out. `null` for all.
 */
export function planeAreas(
  atlas: AtlasLines,
  list: AreaCollection,
  map: FittedMap,
  seen: GeoBounds | null = null,
): PlaneAreas {
  const known = new Map<number, readonly number[]>();
  const lines: PxPoint[][] = [];
  const linesOf = (arc: number): readonly number[] => {
    const index = arc < 0 ? ~arc : arc;
    let parts = known.get(index);
    if (parts === undefined) {
      parts = cutAtEdge(positionsOf(atlas, index)).map((positions) => lines.push(projected(positions, map)) - 1);
      known.set(index, parts);
    }
    return arc < 0 ? parts.toReversed().map((part) => ~part) : parts;
  };
  const outerOf = (rings: readonly number[][]) =>
    (rings[0] ?? []).flatMap((arc) => positionsOf(atlas, arc < 0 ? ~arc : arc));
  const names = namesOf(list);
  const areas = list.geometries.flatMap((area): PlaneArea[] => {
    const named = { id: String(area.id), name: names.get(String(area.id)) ?? "" };
    if (area.type === "Point") {
      const [lon = 0, lat = 0] = pointOf(atlas, area.coordinates);
      const place = map.project({ lon, lat });
      return place === null || (seen !== null && !isSeen([[lon, lat]], seen))
        ? []
        : [{ ...named, rings: [], point: [place[0], place[1]] }];
    }
    const polygons = polygonsOf(area).filter((rings) => seen === null || isSeen(outerOf(rings), seen));
    return polygons.length === 0
      ? []
      : [{ ...named, rings: polygons.flat().map((ring) => ring.flatMap(linesOf)), point: null }];
  });
  return { lines, areas };
}

/** A point of an atlas, in degrees. */
function pointOf({ transform }: AtlasLines, [x = 0, y = 0]: Position): Position {
  if (transform === undefined) return [x, y];
  const { scale, translate } = transform;
  return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
}

/** The box of the areas of a list, degrees; `null` for none. */
export function boundsOfAreas(atlas: AtlasLines, list: AreaCollection): GeoBounds | null {
  let [west, south, east, north] = [180, 90, -180, -90];
  const take = ([lon = 0, lat = 0]: Position) => {
    west = Math.min(west, lon);
    east = Math.max(east, lon);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  };
  for (const area of list.geometries) {
    if (area.type === "Point") take(pointOf(atlas, area.coordinates));
    for (const [outline = []] of polygonsOf(area))
      for (const arc of outline) for (const position of positionsOf(atlas, arc < 0 ? ~arc : arc)) take(position);
  }
  return west > east ? null : [west, south, east, north];
}
