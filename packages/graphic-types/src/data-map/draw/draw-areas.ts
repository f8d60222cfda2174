import {
  type Coarseness,
  cornersOf,
  type FineLines,
  type GridAreas,
  gridAreas,
  joinedLines,
  outlineOf,
  type PlaneArea,
  type PxPoint,
  simplifyPx,
  writeRings,
} from "@nv/geography";
import type { BasemapPlane } from "./data-basemap.ts";

/** Class of an area in its drawing: the place of a class of values, or why there is none. */
export type AreaClass = number | "none" | "protected";

/** Areas of a map as SVG. */
export interface DrawnAreas {
  readonly svg: string;
  /** Names of the classes of CSS that it uses. */
  readonly used: ReadonlySet<string>;
  /** Areas, in the order of their paths, where each has one of its own. */
  readonly each: readonly PlaneArea[];
}

/** From here on, areas are painted by class, not one by one: what is between two of a class is not seen anyway. */
export const MOST_PATHS = 700;

/** Letters of the drawing with which a page stays light. */
const MOST_LETTERS = 42_000;

/** Tolerance of the finest drawing, pixels. */
const FINEST_PX = 0.35;

/** Coarseness that a drawing may have, the finest first: the last is still told from the finest on a phone alone. */
const COARSENESSES: readonly Coarseness[] = [
  { stepPx: 0.5, tolerancePx: FINEST_PX },
  { stepPx: 0.5, tolerancePx: 0.5 },
  { stepPx: 0.75, tolerancePx: 0.6 },
  { stepPx: 1, tolerancePx: 0.8 },
  { stepPx: 1.25, tolerancePx: 1.1 },
];

/** Coarseness of a drawing inside a story, the finest first: a reader is brought near to it, so its corners stay where they are. */
const STORY_COARSENESSES: readonly Coarseness[] = [0.35, 0.5, 0.6, 0.7, 0.8, 0.9, 1.1, 1.3, 1.5].map((tolerancePx) => ({
  stepPx: 0.5,
  tolerancePx,
}));

/** Letters of the areas and of what lies over them with which a scene of a story, its legend and five states included, stays under 30 kB. */
const MOST_STORY_LETTERS = 20_500;

/** Place of the finest of them for areas that are painted by class. */
const FIRST_OF_MANY = 2;

/** Farthest that lines between groups may be from the areas under them, pixels: less than they are wide. */
const BETWEEN_TOLERANCE_PX = 0.8;

/** Half the side of the square that stands for what is smaller than the grid, pixels. */
const LEAST_HALF_PX = 2;

/** Name of a class in CSS. */
export const classNameOf = (one: AreaClass): string => (one === "none" ? "cn" : one === "protected" ? "cp" : `c${one}`);

const squareAt = ([x, y]: PxPoint, stepPx: number): readonly PxPoint[] => {
  const half = Math.max(1, Math.round(LEAST_HALF_PX / stepPx));
  const [column, row] = [Math.round(x / stepPx), Math.round(y / stepPx)];
  return [
    [column - half, row - half],
    [column + half, row - half],
    [column + half, row + half],
    [column - half, row + half],
  ];
};

/** Tells whether rings are so small that nobody would find them. */
function isTiny(rings: readonly (readonly PxPoint[])[], stepPx: number): boolean {
  let [west, north, east, south] = [1e9, 1e9, -1e9, -1e9];
  for (const ring of rings)
    for (const [x, y] of ring) {
      west = Math.min(west, x);
      east = Math.max(east, x);
      north = Math.min(north, y);
      south = Math.max(south, y);
    }
  return Math.max(east - west, south - north) * stepPx < 2 * LEAST_HALF_PX;
}

/** Writes the path of an area; what nobody would find is a square where it is. */
function areaPath(grid: GridAreas, plane: BasemapPlane["plane"], area: PlaneArea): string {
  const rings = outlineOf(grid, [area]);
  const path = isTiny(rings, grid.stepPx) ? "" : writeRings(rings);
  if (path !== "") return path;
  const [line = 0] = area.rings[0] ?? [];
  const place = area.point ?? cornersOf(plane.lines, line)[0] ?? [0, 0];
  return writeRings([squareAt(place, grid.stepPx)]);
}

/** Look of the areas of a map. */
export interface AreaLook {
  /** Attributes of the path of a class, and of the lines between groups (`b`). */
  readonly paint: (className: string) => string;
  readonly classOf: (area: PlaneArea) => AreaClass;
  /** Classes from the bottom to the top, where they are painted one over another. */
  readonly order: readonly AreaClass[];
  /** Group of areas that lines are drawn between, where they are painted by class; `null` for no lines. */
  readonly groupOf: ((area: PlaneArea) => string) | null;
  /** Areas that are veiled by one path over all classes, of a class of its own; none without it. */
  readonly veil?: { readonly className: string; readonly covers: (area: PlaneArea) => boolean };
  /** Areas of which a story speaks that carries the map inside: they stay as fine as on a page of their own. Left out on one. */
  readonly spokenOf?: ((area: PlaneArea) => boolean) | undefined;
}

function drawEach(grid: GridAreas, { plane }: BasemapPlane, { classOf, paint }: AreaLook): string {
  return plane.areas
    .map((area) => `<path ${paint(classNameOf(classOf(area)))} d="${areaPath(grid, plane, area)}"/>`)
    .join("");
}

/**
 * Paints one class over another: all areas in the first, those of the second and beyond in the second. A border between two classes is then drawn once, and
 * nothing shows through between them.
 */
function drawStacked(grid: GridAreas, { plane }: BasemapPlane, { classOf, order, paint }: AreaLook): string {
  const rank = new Map(order.map((one, at) => [one, at]));
  const ranked = plane.areas.map((area) => ({ area, rank: rank.get(classOf(area)) ?? 0 }));
  const layers = order.flatMap((one, at) => {
    const above = ranked.filter((each) => each.rank >= at);
    const points = above.flatMap(({ area, rank: own }) =>
      area.point !== null && own === at ? [squareAt(area.point, grid.stepPx)] : [],
    );
    const path = writeRings([
      ...outlineOf(
        grid,
        above.map(({ area }) => area),
      ),
      ...points,
    ]);
    return above.length === 0 || path === "" ? [] : [`<path ${paint(classNameOf(one))} d="${path}"/>`];
  });
  return layers.join("");
}

/** Veils areas, whatever their class: one outline of all of them, where a class for each look would be drawn twice over. */
function drawVeil(grid: GridAreas, { plane }: BasemapPlane, { veil, paint }: AreaLook): string {
  const veiled = veil === undefined ? [] : plane.areas.filter(veil.covers);
  const path = writeRings(outlineOf(grid, veiled));
  return veil === undefined || path === "" ? "" : `<path ${paint(veil.className)} d="${path}"/>`;
}

/** Lines between groups of areas, for who looks for a province on a map of municipalities. */
function drawBetween(grid: GridAreas, { plane }: BasemapPlane, { groupOf, paint }: AreaLook): string {
  if (groupOf === null) return "";
  const owners = new Map<number, string>();
  const between = new Set<number>();
  for (const area of plane.areas)
    for (const line of area.rings.flat()) {
      const at = line < 0 ? ~line : line;
      const before = owners.get(at);
      if (before !== undefined && before !== groupOf(area)) between.add(at);
      owners.set(at, groupOf(area));
    }
  const lines = joinedLines([...between].map((at) => grid.lines[at] ?? []));
  let [text, atX, atY] = ["", 0, 0];
  for (const line of lines)
    for (const [place, [x, y]] of simplifyPx(line, BETWEEN_TOLERANCE_PX / grid.stepPx).entries()) {
      const [dx, dy] = [x - atX, y - atY];
      const isMove = place === 0;
      text += `${isMove ? "m" : ""}${isMove || dx < 0 ? dx : ` ${dx}`}${dy < 0 ? dy : ` ${dy}`}`;
      [atX, atY] = [x, y];
    }
  return text === "" ? "" : `<path ${paint("b")} d="${text}"/>`;
}

/** Grids of one map, for who draws it again and again in other colours. */
export interface KeptGrids {
  /** Its areas on a grid, each put on it once. */
  gridOf(coarseness: Coarseness): GridAreas;
  /** Place of the coarseness that was light enough last: shapes do not change from one drawing to the next. */
  lastAt: number;
}

/** Keeps the grids of a map. */
export function keptGrids({ plane }: BasemapPlane): KeptGrids {
  const known = new Map<Coarseness, GridAreas>();
  return {
    lastAt: 0,
    gridOf(coarseness) {
      const grid = known.get(coarseness) ?? gridAreas(plane, coarseness);
      known.set(coarseness, grid);
      return grid;
    },
  };
}

/** The lines around the areas of which a story speaks. */
function fineLines({ plane }: BasemapPlane, spokenOf: (area: PlaneArea) => boolean): FineLines {
  const lines = plane.areas.filter(spokenOf).flatMap(({ rings }) => rings.flat());
  return { lines: new Set(lines.map((line) => (line < 0 ? ~line : line))), tolerancePx: FINEST_PX };
}

/** Surroundings of the areas that are drawn. */
interface Around {
  readonly grids?: KeptGrids | undefined;
  /** Letters of what lies over them, such as their names. */
  readonly lettersOver?: number;
}

/** Draws the areas of a map, as coarse as its page must be to be light. */
export function drawAreas(
  ground: BasemapPlane,
  look: AreaLook,
  { grids = keptGrids(ground), lettersOver = 0 }: Around = {},
): DrawnAreas {
  const { spokenOf } = look;
  const isEach = ground.plane.areas.length <= MOST_PATHS;
  let svg = "";
  const isInStory = isEach && spokenOf !== undefined;
  const fine = isInStory ? fineLines(ground, spokenOf) : undefined;
  const mostLetters = isInStory ? MOST_STORY_LETTERS - lettersOver : MOST_LETTERS;
  // So many areas are never light enough at the finest.
  const tried = isInStory ? STORY_COARSENESSES : COARSENESSES;
  const first = isInStory ? 0 : Math.max(grids.lastAt, isEach ? 0 : FIRST_OF_MANY);
  for (const [at, coarseness] of tried.entries()) {
    // What is twice too heavy is as coarse as it may be at once: each try costs a second.
    if (at < first || (svg.length > 2 * mostLetters && at < tried.length - 1)) continue;
    const grid = fine === undefined ? grids.gridOf(coarseness) : gridAreas(ground.plane, coarseness, fine);
    if (!isInStory) grids.lastAt = at;
    const inside = isEach
      ? drawEach(grid, ground, look) + drawVeil(grid, ground, look)
      : drawStacked(grid, ground, look) + drawVeil(grid, ground, look) + drawBetween(grid, ground, look);
    svg = `<g ${look.paint(isEach ? "e" : "a")} transform="scale(${coarseness.stepPx})">${inside}</g>`;
    if (svg.length <= mostLetters) break;
  }
  const used = new Set(ground.plane.areas.map((area) => classNameOf(look.classOf(area))));
  return { svg, used, each: isEach ? ground.plane.areas : [] };
}
