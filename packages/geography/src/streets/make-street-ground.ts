import type { StreetAreaKind, StreetGround, StreetLineKind } from "@nv/contracts/schemas";
import { simplifyPx } from "../drawing/simplify-px.ts";
import { clipLine, clipRing } from "./clip-units.ts";
import { joinLines } from "./join-lines.ts";
import type { UnitBox, UnitPoint } from "./mercator-units.ts";
import type { StreetFeature } from "./street-feature.ts";

/** Options for making a ground. */
export interface GroundWish {
  readonly box: UnitBox;
  /** Units of a pixel of the finest drawing. */
  readonly unitsPerPx: number;
  /** Metres of a pixel as it is read: says what is worth drawing. */
  readonly metresPerPx: number;
  /** Between two ends of lines that are one, units. */
  readonly joinUnits: number;
  /** Whether land is what no area covers. */
  readonly isOnLand: boolean;
}

/** Coarsest maps on which kinds are drawn, metres of a pixel: beyond, they are a blur. */
const LINE_UP_TO: Readonly<Record<StreetLineKind, number>> = {
  ...{ river: 60, ferry: 60, path: 2, service: 3.2, minor: 17, secondary: 45, main: 120, motorway: 300, runway: 60 },
  ...{ tram: 6, rail: 120 },
};
const AREA_UP_TO: Readonly<Record<StreetAreaKind, number>> = {
  ...{ land: 1e9, water: 1e9, green: 120, sand: 40, paved: 4, building: 2.6 },
};

/** Least areas, square pixels. */
const LEAST_PX2: Readonly<Record<StreetAreaKind, number>> = {
  ...{ land: 2, water: 6, green: 14, sand: 14, paved: 14, building: 5 },
};

/** No corner is missed by more, pixels. */
const TOLERANCE_PX = 0.3;
/** A line that is shorter says nothing, pixels, unless others go on in it. */
const LEAST_LINE_PX = 2;
/** Most names of places of a map. */
const MOST_NAMES = 60;

function doubleArea(ring: readonly UnitPoint[]): number {
  let [sum, before] = [0, ring.at(-1) ?? [0, 0]];
  for (const point of ring) {
    sum += before[0] * point[1] - point[0] * before[1];
    before = point;
  }
  return sum;
}

/** A ring with fewer corners: cut in two at the corner farthest from its first, as a line from a point to itself has no direction. */
function simplerRing(ring: readonly UnitPoint[], tolerance: number): readonly UnitPoint[] {
  const [first] = ring;
  if (first === undefined) return ring;
  let [far, farthest] = [0, -1];
  for (const [at, point] of ring.entries()) {
    const distance = Math.hypot(point[0] - first[0], point[1] - first[1]);
    if (distance > farthest) [far, farthest] = [at, distance];
  }
  const there = simplifyPx(ring.slice(0, far + 1), tolerance);
  const back = simplifyPx([...ring.slice(far), first], tolerance);
  return [...there, ...back.slice(1, -1)];
}

function lengthOf(points: readonly UnitPoint[]): number {
  let [sum, before] = [0, points[0] ?? [0, 0]];
  for (const point of points) {
    sum += Math.hypot(point[0] - before[0], point[1] - before[1]);
    before = point;
  }
  return sum;
}

/** Corners as whole steps from one to the next. */
function stepsOf(points: readonly UnitPoint[], [west, north]: UnitBox): number[] {
  let [atX, atY] = [Math.round(west), Math.round(north)];
  return points.flatMap(([x, y]) => {
    const [nextX, nextY] = [Math.round(x), Math.round(y)];
    const step = [nextX - atX, nextY - atY];
    [atX, atY] = [nextX, nextY];
    return step;
  });
}

type Area = StreetFeature & { readonly geometry: "area" };
type Line = StreetFeature & { readonly geometry: "line" };

function groundArea({ kind, rings }: Area, wish: GroundWish): StreetGround["areas"] {
  const { box, unitsPerPx } = wish;
  const least = 2 * LEAST_PX2[kind] * unitsPerPx ** 2;
  const kept = rings.flatMap((ring) => {
    const clipped = clipRing(ring, box);
    if (Math.abs(doubleArea(clipped)) < least) return [];
    const simple = simplerRing(clipped, TOLERANCE_PX * unitsPerPx);
    return simple.length < 3 ? [] : [stepsOf(simple, box)];
  });
  return kept.length === 0 ? [] : [{ kind, rings: kept }];
}

function groundLines(lines: readonly Line[], { box, unitsPerPx, joinUnits }: GroundWish): StreetGround["lines"] {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const key = `${line.kind} ${line.level} ${line.name}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [line]);
    else group.push(line);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { kind, level, name } = first;
    const parts = group.flatMap(({ points }) => clipLine(points, box));
    return joinLines(parts, joinUnits)
      .filter((points) => lengthOf(points) >= LEAST_LINE_PX * unitsPerPx)
      .map((points) => ({ kind, level, name, steps: stepsOf(simplifyPx(points, TOLERANCE_PX * unitsPerPx), box) }));
  });
}

/** The named points of a box, each name once, the more important first. */
function groundNames(features: readonly StreetFeature[], { box }: GroundWish): StreetGround["names"] {
  const [west, north, east, south] = box;
  const seen = new Set<string>();
  return features
    .flatMap((feature) => (feature.geometry === "name" ? [feature] : []))
    .filter(({ at: [x, y] }) => x >= west && x <= east && y >= north && y <= south)
    .toSorted((a, b) => b.rank - a.rank || (a.text < b.text ? -1 : 1))
    .filter(({ text }) => !seen.has(text) && seen.add(text))
    .slice(0, MOST_NAMES)
    .map(({ kind, text, at }) => ({ kind, text, at: [Math.round(at[0] - west), Math.round(at[1] - north)] }));
}

/** Makes the ground of a street map: what is in the box, as much of it as is worth drawing at its scale, with as few corners as look the same. */
export function makeStreetGround(features: readonly StreetFeature[], wish: GroundWish): StreetGround {
  const { box, metresPerPx, isOnLand } = wish;
  const areas = features.flatMap((feature) =>
    feature.geometry === "area" && metresPerPx <= AREA_UP_TO[feature.kind] ? groundArea(feature, wish) : [],
  );
  const lines = features.flatMap((feature) =>
    feature.geometry === "line" && metresPerPx <= LINE_UP_TO[feature.kind] ? [feature] : [],
  );
  return {
    origin: [Math.round(box[0]), Math.round(box[1])],
    size: [Math.round(box[2] - box[0]), Math.round(box[3] - box[1])],
    isOnLand,
    areas,
    lines: groundLines(lines, wish),
    names: groundNames(features, wish),
  };
}
