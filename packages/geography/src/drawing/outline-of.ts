import { cornersOf } from "./grid-areas.ts";
import type { PlaneArea, PlaneAreas } from "./plane-areas.ts";
import type { PxPoint } from "./simplify-px.ts";

/** Beyond every number of a grid. */
const ROW = 1_000_000;

/** One number for a corner: corners by the ten thousand are looked up by it. */
const keyOf = ([x, y]: PxPoint) => x * ROW + y;

/** Lists the lines at the edge of some areas, each in the direction in which the area inside it goes along it. */
function edgesOf(areas: readonly PlaneArea[]): readonly number[] {
  const edges = new Set<number>();
  for (const { rings } of areas)
    for (const line of rings.flat()) {
      // What a neighbour among them goes along the other way lies inside.
      if (edges.has(~line)) edges.delete(~line);
      else edges.add(line);
    }
  return [...edges];
}

/**
 * Returns the outline of some areas as if they were one: rings of corners, holes among them.
 *
 * @param among - The areas that share the lines; those of `areas` are of them.
 */
export function outlineOf(
  { lines }: Pick<PlaneAreas, "lines">,
  areas: readonly PlaneArea[],
): readonly (readonly PxPoint[])[] {
  const rings: (readonly PxPoint[])[] = [];
  const parts = new Map<number, (readonly PxPoint[])[]>();
  for (const edge of edgesOf(areas)) {
    const corners = cornersOf(lines, edge);
    const [first, last] = [corners[0], corners.at(-1)];
    if (first === undefined || last === undefined || corners.length < 2) continue;
    if (keyOf(first) === keyOf(last)) rings.push(corners.slice(1));
    else {
      const from = parts.get(keyOf(first));
      if (from === undefined) parts.set(keyOf(first), [corners]);
      else from.push(corners);
    }
  }
  const ends = new Set([...parts.values()].flat().map((corners) => keyOf(corners.at(-1) ?? [0, 0])));
  // What begins at the edge of the world begins a ring, which closes along it.
  const starts = [...parts].toSorted(([a], [b]) => Number(ends.has(a)) - Number(ends.has(b)));
  for (const [start, from] of starts)
    for (let part = from.pop(); part !== undefined; part = from.pop()) {
      const ring = part.slice(1);
      for (let end = ring.at(-1); end !== undefined && keyOf(end) !== start; end = ring.at(-1)) {
        const next = parts.get(keyOf(end))?.pop();
        if (next === undefined) break;
        for (const corner of next.slice(1)) ring.push(corner);
      }
      rings.push(ring);
    }
  return rings;
}
