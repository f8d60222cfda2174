import { boxesMeet, boxOf, type FlatArea } from "./flat-area.ts";

/** A stretch of border, from left to right. */
interface Edge {
  readonly left: number;
  readonly right: number;
  /** Height at its left end, and what it rises for each unit to the right. */
  readonly height: number;
  readonly slope: number;
  /** 1 where the area lies below it, -1 where above. */
  readonly side: number;
}

/** Range that two boxes have in common: what is left or right of it has no part in the sum. */
interface Common {
  readonly from: number;
  readonly to: number;
  /** Below both. */
  readonly ground: number;
}

/** The edges of an area over what both have in common, by their left end; heights are from the ground. */
function edgesOf({ corners, ends }: FlatArea, { from, to, ground }: Common): Edge[] {
  const edges: Edge[] = [];
  let [at, twice] = [0, 0];
  for (const end of ends) {
    for (; at < end - 2; at += 2) {
      const [x1, x2] = [corners[at] ?? 0, corners[at + 2] ?? 0];
      const [y1, y2] = [(corners[at + 1] ?? 0) - ground, (corners[at + 3] ?? 0) - ground];
      if (x1 === x2) continue;
      twice += (x2 - x1) * (y1 + y2);
      if (Math.max(x1, x2) <= from || Math.min(x1, x2) >= to) continue;
      const slope = (y2 - y1) / (x2 - x1);
      edges.push(
        x1 < x2
          ? { left: x1, right: x2, height: y1, slope, side: 1 }
          : { left: x2, right: x1, height: y2, slope, side: -1 },
      );
    }
    at = end;
  }
  const turned = twice < 0 ? edges.map((edge) => ({ ...edge, side: -edge.side })) : edges;
  return turned.toSorted((a, b) => a.left - b.left);
}

const heightAt = ({ left, height, slope }: Edge, x: number) => height + (x - left) * slope;

/** The area that lies below both of two edges. */
function belowBoth(a: Edge, b: Edge): number {
  const [from, to] = [Math.max(a.left, b.left), Math.min(a.right, b.right)];
  if (to <= from) return 0;
  const [a1, a2, b1, b2] = [heightAt(a, from), heightAt(a, to), heightAt(b, from), heightAt(b, to)];
  const width = to - from;
  const [before, after] = [a1 - b1, a2 - b2];
  if (before * after >= 0) return (width * (Math.min(a1, b1) + Math.min(a2, b2))) / 2;
  const share = before / (before - after);
  const crossing = a1 + share * (a2 - a1);
  return (width * (share * (Math.min(a1, b1) + crossing) + (1 - share) * (crossing + Math.min(a2, b2)))) / 2;
}

/**
 * Returns the surface of the ground that two areas have in common.
 *
 * Nothing is cut: an area is what lies below its upper borders less what lies below its lower ones, so what two have in common is a sum over pairs of
 * borders. Borders that run one on the other, which is what two years of the same map are made of and where programs that cut polygons fail, are no
 * special case. Each pair is looked at once if one lies above or below the other.
 *
 * @param a - On a map of equal areas, as `toEqualArea` makes it; holes go the other way round than outlines.
 * @returns In the square of their units. Of an area that crosses itself, what is inside twice counts twice.
 */
export function overlapM2(a: FlatArea, b: FlatArea): number {
  const [boxA, boxB] = [boxOf(a), boxOf(b)];
  if (!boxesMeet(boxA, boxB)) return 0;
  const common: Common = {
    from: Math.max(boxA.west, boxB.west),
    to: Math.min(boxA.east, boxB.east),
    ground: Math.min(boxA.south, boxB.south),
  };
  const edgesB = edgesOf(b, common);
  let [sum, first] = [0, 0];
  let open: Edge[] = [];
  for (const edge of edgesOf(a, common)) {
    for (; first < edgesB.length; first += 1) {
      const next = edgesB[first];
      if (next === undefined || next.left >= edge.right) break;
      open.push(next);
    }
    // Edges of `a` come by their left end: what ends before this one is over for all that follow.
    open = open.filter(({ right }) => right > edge.left);
    for (const other of open) sum += edge.side * other.side * belowBoth(edge, other);
  }
  return Math.max(0, sum);
}
