import type { Feature, FeatureCollection, MultiPolygon, Point, Position } from "geojson";
import { feature, merge, quantize } from "topojson-client";
import { topology as topologyOf } from "topojson-server";
import type { MultiPolygon as ArcMultiPolygon, Polygon as ArcPolygon } from "topojson-specification";
import {
  type AreaCollection,
  type AreaProperties,
  readAtlas,
  type SpainAtlas,
  WORLD_LISTS,
  type WorldAtlas,
} from "./atlas-topology.ts";
import { doubleArea, rewound } from "./rings.ts";

const SPAIN = "724";
const GIBRALTAR = "292";

/** Spain's rocks off Morocco, which the mapping agency's atlas does not have: between the Strait and the Chafarinas, degrees. */
const ROCKS = { west: -6, east: -2, north: 35.95 } as const;
/** Land of the agency's atlas this near is the town that the world's file has too, degrees. */
const SAME_TOWN = 0.015;

/** Coast of a neighbour this near to where a border meets the sea is drawn along with it, degrees. */
const DRAWN_ALONG = 0.08;

type Line = readonly Position[];
type Outlined = ArcPolygon<AreaProperties> | ArcMultiPolygon<AreaProperties>;

const keyOf = ([x = 0, y = 0]: Position) => `${x} ${y}`;

/** Distance between two places at the latitude of Spain, degrees of latitude. */
function apart([x1 = 0, y1 = 0]: Position, [x2 = 0, y2 = 0]: Position): number {
  return Math.hypot((x1 - x2) * Math.cos(((y1 + y2) / 2) * (Math.PI / 180)), y1 - y2);
}

const nearest = (place: Position, line: Line) => Math.min(...line.map((corner) => apart(place, corner)));

const outlinedOf = ({ geometries }: AreaCollection) =>
  geometries.filter((area): area is Outlined & typeof area => area.type === "Polygon" || area.type === "MultiPolygon");

/** The land of a list as one, going round as `d3-geo` wants. */
function landOf(atlas: SpainAtlas, ...lists: readonly AreaCollection[]): Position[][][] {
  return merge(atlas, lists.flatMap(outlinedOf)).coordinates.map(rewound);
}

/** The world's file with the corners of its lines as degrees, and who has each line. */
function openedLines(world: WorldAtlas) {
  const { scale: [kx, ky] = [1, 1], translate: [tx, ty] = [0, 0] } = world.transform ?? {};
  const lines = world.arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]): Position => {
      [x, y] = world.transform === undefined ? [dx, dy] : [x + dx, y + dy];
      return [x * kx + tx, y * ky + ty];
    });
  });
  const owners = lines.map(() => new Set<string>());
  for (const unit of outlinedOf(world.objects.units))
    for (const arc of unit.arcs.flat(2)) owners[arc < 0 ? ~arc : arc]?.add(String(unit.id));
  return { lines, owners };
}

/** The part of a ring between two of its corners, the way that is nearer to another line. */
function pathAlong(ring: Line, from: number, to: number, like: Line): Position[] {
  const open = ring.slice(0, -1);
  const walk = (step: 1 | -1) => {
    const path: Position[] = [];
    for (let at = from; ; at = (at + step + open.length) % open.length) {
      path.push(open[at] ?? []);
      if (at === to) return path;
    }
  };
  const far = (path: Line) => path.reduce((sum, corner) => sum + nearest(corner, like), 0) / path.length;
  const [there, back] = [walk(1), walk(-1)];
  return far(there) <= far(back) ? there : back;
}

/** A border of the world's file as the rings of the agency's atlas have it. */
function redrawn(border: Line, rings: readonly Line[]): Position[] {
  const [start = [], end = []] = [border[0], border.at(-1)];
  const [ring = []] = rings.toSorted(
    (a, b) => nearest(start, a) + nearest(end, a) - nearest(start, b) - nearest(end, b),
  );
  const cornerAt = (place: Position) => {
    const distances = ring.slice(0, -1).map((corner) => apart(place, corner));
    return distances.indexOf(Math.min(...distances));
  };
  // All round a piece of Spain in France.
  if (keyOf(start) === keyOf(end)) return [...ring];
  return pathAlong(ring, cornerAt(start), cornerAt(end), border);
}

/** A line of a neighbour whose ends go where its border with Spain ends now, and which bends along. */
function drawnAlong(line: Line, moves: ReadonlyMap<string, Position>): Position[] {
  const ends = [line[0], line.at(-1)].flatMap((end) => {
    const to = end === undefined ? undefined : moves.get(keyOf(end));
    return end === undefined || to === undefined ? [] : [{ end, to }];
  });
  // Borders begin and end where lines do.
  if (ends.length === 0) return [...line];
  return line.map((corner) => {
    const exact = moves.get(keyOf(corner));
    if (exact !== undefined) return exact;
    return ends.reduce<Position>(([x = 0, y = 0], { end, to }) => {
      const share = Math.max(0, 1 - apart(corner, end) / DRAWN_ALONG);
      return [x + share * ((to[0] ?? 0) - (end[0] ?? 0)), y + share * ((to[1] ?? 0) - (end[1] ?? 0))];
    }, corner);
  });
}

/** Every line of the world's file as it is beside Spain's own outline. */
function stitchedLines(world: WorldAtlas, rings: readonly Line[]): Line[] {
  const { lines, owners } = openedLines(world);
  const isBorder = (at: number) => (owners[at]?.size ?? 0) > 1 && owners[at]?.has(SPAIN) === true;
  const isOfSpain = (at: number) => owners[at]?.has(SPAIN) === true || owners[at]?.has(GIBRALTAR) === true;
  const borders = new Map(
    lines.flatMap((line, at) =>
      isBorder(at) && owners[at]?.has(GIBRALTAR) !== true ? [[at, redrawn(line, rings)] as const] : [],
    ),
  );
  const moves = new Map<string, Position>();
  for (const [at, path] of borders) {
    const [start, end] = [lines[at]?.[0], lines[at]?.at(-1)];
    if (start === undefined || end === undefined || keyOf(start) === keyOf(end)) continue;
    moves.set(keyOf(start), path[0] ?? start);
    moves.set(keyOf(end), path.at(-1) ?? end);
  }
  return lines.map((line, at) => borders.get(at) ?? (isOfSpain(at) ? line : drawnAlong(line, moves)));
}

/** Spain's rocks, which only the world's file has. */
function rocksOf({ coordinates }: MultiPolygon, rings: readonly Line[]): Position[][][] {
  return coordinates.filter(([outline = []]) => {
    const isThere = outline.every(([x = 0, y = 0]) => x > ROCKS.west && x < ROCKS.east && y < ROCKS.north);
    return isThere && !rings.some((ring) => outline.some((corner) => nearest(corner, ring) < SAME_TOWN));
  });
}

/** The grid of the agency's atlas, all around the Earth: its corners stay where they are. */
function gridAround({ transform }: SpainAtlas) {
  const { scale, translate } = transform ?? { scale: [1, 1] as const, translate: [0, 0] as const };
  const first = (axis: 0 | 1, least: number) =>
    translate[axis] - scale[axis] * Math.floor((translate[axis] - least) / scale[axis]);
  return {
    scale: [scale[0], scale[1]] as [number, number],
    translate: [first(0, -180), first(1, -90)] as [number, number],
  };
}

type Grid = ReturnType<typeof gridAround>;

/** Polygons with their corners on a grid; an atoll that has no area there is gone, and none is turned inside out. */
function onGrid(polygons: readonly Position[][][], { scale, translate }: Grid): Position[][][] {
  // Nothing goes beyond the antimeridian or a pole.
  const at = (value: number, axis: 0 | 1, most: number) => {
    const steps = Math.round((value - translate[axis]) / scale[axis]);
    const last = Math.floor((most - translate[axis]) / scale[axis]);
    return translate[axis] + Math.min(last, Math.max(0, steps)) * scale[axis];
  };
  const put = ([x = 0, y = 0]: Position): Position => [at(x, 0, 180), at(y, 1, 90)];
  const putRings = polygons.map((rings) => rings.map((ring) => ring.map(put)).filter((ring) => doubleArea(ring) !== 0));
  return putRings.filter(([outline]) => outline !== undefined).map(rewound);
}

/**
 * Puts Spain's own outline into the world's file in the place of the one that it has, and draws the borders of its neighbours where Spain's are: no land
 * is sea, and no sea is land, at Ceuta, Melilla, Gibraltar, and along Portugal, France, Andorra and Morocco.
 *
 * @param world - Of the finest resolution.
 */
export function stitchSpain(world: WorldAtlas, spain: SpainAtlas): WorldAtlas {
  const grid = gridAround(spain);
  // On the very figures of the grid: two lines are one border only if no bit of them differs.
  const land = onGrid(landOf(spain, spain.objects.communities), grid);
  const rock = onGrid(landOf(spain, spain.objects.gibraltar), grid);
  const rings = land.flatMap(([outline]) => (outline === undefined ? [] : [outline]));
  const lines = stitchedLines(world, rings);
  const { transform: _transform, ...open } = { ...world, arcs: lines.map((line) => [...line]) };
  const before = feature(world, world.objects.units).features;
  const features = feature(open, world.objects.units).features.map(
    (unit, at): Feature<MultiPolygon | Point, AreaProperties> => {
      const { geometry } = unit;
      const point = before[at]?.geometry;
      if (point?.type === "Point") return { ...unit, geometry: point };
      if (geometry.type !== "MultiPolygon" && geometry.type !== "Polygon")
        throw new TypeError(`${unit.properties.name} is no area`);
      const parts = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
      const own = { type: "MultiPolygon" as const, coordinates: onGrid(parts, grid) };
      if (unit.id === GIBRALTAR) return { ...unit, geometry: { ...own, coordinates: rock } };
      if (unit.id !== SPAIN) return { ...unit, geometry: own };
      return { ...unit, geometry: { ...own, coordinates: [...land, ...rocksOf(own, rings)] } };
    },
  );
  const units: FeatureCollection<MultiPolygon | Point, AreaProperties> = { type: "FeatureCollection", features };
  return readAtlas(quantize(readAtlas(topologyOf({ units }), WORLD_LISTS), grid), WORLD_LISTS);
}
