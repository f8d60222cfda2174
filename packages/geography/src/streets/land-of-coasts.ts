import { clipLine } from "./clip-units.ts";
import type { UnitBox, UnitPoint } from "./mercator-units.ts";

/** Ends of coasts that are the same node. */
const SAME_UNITS = 1;

const isSame = (a: UnitPoint, b: UnitPoint) => Math.hypot(a[0] - b[0], a[1] - b[1]) <= SAME_UNITS;

/** Corners of a box, from its north-west downwards and around: with what lies inside always to the left. */
const cornersOf = ([west, north, east, south]: UnitBox): readonly UnitPoint[] => [
  [west, north],
  [west, south],
  [east, south],
  [east, north],
];

/** Way along the edge of a box to a point of it, from 0 to 4: a side each. */
function alongEdge([x, y]: UnitPoint, [west, north, east, south]: UnitBox): number {
  const [wide, high] = [east - west, south - north];
  const gaps = [Math.abs(x - west), Math.abs(y - south), Math.abs(x - east), Math.abs(y - north)];
  const side = gaps.indexOf(Math.min(...gaps));
  const shares = [(y - north) / high, (x - west) / wide, (south - y) / high, (east - x) / wide];
  return side + Math.min(0.999_999, Math.max(0, shares[side] ?? 0));
}

/** The corners that are passed on the way along the edge from one place to another. */
function cornersBetween(from: number, to: number, box: UnitBox): readonly UnitPoint[] {
  const end = to > from ? to : to + 4;
  const corners = cornersOf(box);
  const passed: UnitPoint[] = [];
  for (let side = Math.floor(from) + 1; side <= end; side += 1) {
    const corner = corners[side % 4];
    if (corner !== undefined) passed.push(corner);
  }
  return passed;
}

/**
 * Makes land of coasts, which have it on their left: where one leaves the box, the land goes on along its edge to the next that enters it.
 *
 * @returns Rings of land; `null` where there is no coast in the box, which is then all land or all sea.
 * @see https://wiki.openstreetmap.org/wiki/Tag:natural%3Dcoastline
 */
export function landOfCoasts(
  coasts: readonly (readonly UnitPoint[])[],
  box: UnitBox,
): readonly (readonly UnitPoint[])[] | null {
  const lines = joinCoasts(coasts).flatMap((coast) => clipLine(coast, box));
  if (lines.length === 0) return null;
  const isRing = (line: readonly UnitPoint[]) => {
    const [first, last] = [line[0], line.at(-1)];
    return first !== undefined && last !== undefined && isSame(first, last);
  };
  const rings = lines.filter(isRing).map((ring) => ring.slice(0, -1));
  const open = lines
    .filter((line) => !isRing(line))
    .map((line) => ({
      line,
      enters: alongEdge(line[0] ?? [0, 0], box),
      leaves: alongEdge(line.at(-1) ?? [0, 0], box),
    }));
  const left = new Set(open);
  for (const first of open) {
    if (!left.has(first)) continue;
    const ring: UnitPoint[] = [];
    let coast = first;
    for (;;) {
      left.delete(coast);
      ring.push(...coast.line);
      const { leaves } = coast;
      const ahead = ({ enters }: typeof first) => (enters - leaves + 4) % 4;
      const [next] = [first, ...left].toSorted((a, b) => ahead(a) - ahead(b));
      if (next === undefined) break;
      ring.push(...cornersBetween(leaves, next.enters, box));
      if (next === first) break;
      coast = next;
    }
    rings.push(ring);
  }
  return rings;
}

/** Coasts that go on in each other, as one. */
function joinCoasts(coasts: readonly (readonly UnitPoint[])[]): readonly (readonly UnitPoint[])[] {
  const starts = new Map(coasts.map((coast) => [`${coast[0]}`, coast]));
  const used = new Set<readonly UnitPoint[]>();
  const isContinued = new Set(coasts.map((coast) => `${coast.at(-1)}`));
  const joined: (readonly UnitPoint[])[] = [];
  const follow = (first: readonly UnitPoint[]) => {
    const line: UnitPoint[] = [];
    for (let coast: readonly UnitPoint[] | undefined = first; coast !== undefined && !used.has(coast); ) {
      used.add(coast);
      line.push(...(line.length === 0 ? coast : coast.slice(1)));
      coast = starts.get(`${coast.at(-1)}`);
    }
    if (line.length > 1) joined.push(line);
  };
  for (const coast of coasts) if (!isContinued.has(`${coast[0]}`)) follow(coast);
  for (const coast of coasts) if (!used.has(coast)) follow(coast);
  return joined;
}
