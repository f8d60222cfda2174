import type { PlaneArea, PlaneAreas, PxPoint } from "@nv/geography";

/** Place for something in an area, pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly widthPx: number;
}

/** The middle of the widest stretch across the largest ring of an area, and how wide it is. */
export function spotOf({ lines }: PlaneAreas, { rings, point }: PlaneArea): Spot | null {
  if (point !== null) return { x: point[0], y: point[1], widthPx: 0 };
  const corners = rings
    .map((ring) => ring.flatMap((line) => (line < 0 ? (lines[~line] ?? []).toReversed() : (lines[line] ?? []))))
    .toSorted((a, b) => heightOf(b) * widthOf(b) - heightOf(a) * widthOf(a))[0];
  if (corners === undefined || corners.length < 3) return null;
  const ys = corners.map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  let best: (Spot & { score: number }) | null = null;
  for (const share of [0.5, 0.42, 0.58, 0.34, 0.66]) {
    const y = top + (bottom - top) * share;
    for (const [left, right] of stretchesAt(corners, y)) {
      const widthPx = right - left;
      const score = widthPx * (1 - Math.abs(share - 0.5) * 0.6);
      if (best === null || score > best.score) best = { x: (left + right) / 2, y, widthPx, score };
    }
  }
  return best;
}

const widthOf = (corners: readonly PxPoint[]) =>
  Math.max(...corners.map(([x]) => x)) - Math.min(...corners.map(([x]) => x));
const heightOf = (corners: readonly PxPoint[]) =>
  Math.max(...corners.map(([, y]) => y)) - Math.min(...corners.map(([, y]) => y));

/** Stretches of a level line inside a ring. */
function stretchesAt(corners: readonly PxPoint[], y: number): readonly (readonly [left: number, right: number])[] {
  const crossings: number[] = [];
  for (const [at, [x1, y1]] of corners.entries()) {
    const [x2, y2] = corners[(at + 1) % corners.length] ?? [x1, y1];
    if (y1 < y !== y2 < y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  }
  crossings.sort((a, b) => a - b);
  return crossings.flatMap((left, at) =>
    at % 2 === 0 && crossings[at + 1] !== undefined ? [[left, crossings[at + 1] ?? left] as const] : [],
  );
}
