import type { UnitBox, UnitPoint } from "./mercator-units.ts";

type Side = (point: UnitPoint) => number;

/** The sides of a box: how far inside of each a point is. */
const sidesOf = ([west, north, east, south]: UnitBox): readonly Side[] => [
  ([x]) => x - west,
  ([x]) => east - x,
  ([, y]) => y - north,
  ([, y]) => south - y,
];

function between(a: UnitPoint, b: UnitPoint, share: number): UnitPoint {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

function ringInside(ring: readonly UnitPoint[], side: Side): readonly UnitPoint[] {
  const kept: UnitPoint[] = [];
  let before = ring.at(-1);
  for (const point of ring) {
    const [there, here] = [before === undefined ? 0 : side(before), side(point)];
    if (before !== undefined && there < 0 !== here < 0) kept.push(between(before, point, there / (there - here)));
    if (here >= 0) kept.push(point);
    before = point;
  }
  return kept;
}

/**
 * Cuts a ring to a box.
 *
 * @returns Empty when nothing of it is inside. Parts that the box separates stay joined along its edge.
 * @see Sutherland and Hodgman, «Reentrant polygon clipping» (1974)
 */
export function clipRing(ring: readonly UnitPoint[], box: UnitBox): readonly UnitPoint[] {
  const kept = sidesOf(box).reduce(ringInside, ring);
  return kept.length < 3 ? [] : kept;
}

/** The shares of a step between two points that are inside of a box; `null` for none. @see Liang and Barsky (1984) */
function sharesInside(a: UnitPoint, b: UnitPoint, sides: readonly Side[]): readonly [number, number] | null {
  let [from, to] = [0, 1];
  for (const side of sides) {
    const [there, here] = [side(a), side(b)];
    if (there < 0 && here < 0) return null;
    if (there < 0) from = Math.max(from, there / (there - here));
    if (here < 0) to = Math.min(to, there / (there - here));
  }
  return from < to ? [from, to] : null;
}

/** Cuts a line to a box. @returns Its parts inside. */
export function clipLine(points: readonly UnitPoint[], box: UnitBox): readonly (readonly UnitPoint[])[] {
  const sides = sidesOf(box);
  const parts: UnitPoint[][] = [];
  let isOpen = false;
  let before: UnitPoint | undefined;
  for (const point of points) {
    const shares = before === undefined ? null : sharesInside(before, point, sides);
    if (before !== undefined && shares !== null) {
      if (!isOpen) parts.push([shares[0] === 0 ? before : between(before, point, shares[0])]);
      parts.at(-1)?.push(shares[1] === 1 ? point : between(before, point, shares[1]));
    }
    isOpen = shares !== null && shares[1] === 1;
    before = point;
  }
  return parts;
}
