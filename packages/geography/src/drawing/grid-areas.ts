import type { PlaneAreas } from "./plane-areas.ts";
import { type PxPoint, simplifyPx } from "./simplify-px.ts";

/** Areas on a grid: corners are whole numbers of its steps. */
export interface GridAreas extends PlaneAreas {
  /** Size of a step, pixels. */
  readonly stepPx: number;
}

/** Coarseness that a drawing may have. */
export interface Coarseness {
  /** Size of a step of the grid on which corners are, pixels. */
  readonly stepPx: number;
  /** No corner that goes was farther from its line, pixels. */
  readonly tolerancePx: number;
}

function gridLine(points: readonly PxPoint[], { stepPx, tolerancePx }: Coarseness): readonly PxPoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return [];
  const isRing = points.length > 2 && first[0] === last[0] && first[1] === last[1];
  const kept = isRing ? simplifiedRing(points, tolerancePx) : simplifyPx(points, tolerancePx);
  const onGrid: PxPoint[] = [];
  for (const [x, y] of kept) {
    const [column, row] = [Math.round(x / stepPx), Math.round(y / stepPx)];
    const before = onGrid.at(-1);
    if (before === undefined || before[0] !== column || before[1] !== row) onGrid.push([column, row]);
  }
  return isRing && onGrid.length < SQUARE.length ? SQUARE.map(([x, y]) => middleOn(points, stepPx, x, y)) : onGrid;
}

/** An island that is smaller than the grid stays as a square: whoever lives there looks for it. */
const SQUARE = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
] as const;

function middleOn(points: readonly PxPoint[], stepPx: number, dx: number, dy: number): PxPoint {
  const middle = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [Math.round(middle(0) / stepPx) + dx, Math.round(middle(1) / stepPx) + dy];
}

/** A line that ends where it begins is cut in two at its farthest corner: as a line from a point to itself it would have no direction. */
function simplifiedRing(points: readonly PxPoint[], tolerancePx: number): readonly PxPoint[] {
  const [x0, y0] = points[0] ?? [0, 0];
  let [far, farthest] = [0, 0];
  for (const [at, [x, y]] of points.entries()) {
    const distance = Math.hypot(x - x0, y - y0);
    if (distance > farthest) [far, farthest] = [at, distance];
  }
  const back = simplifyPx(points.slice(far), tolerancePx);
  return [...simplifyPx(points.slice(0, far + 1), tolerancePx), ...back.slice(1)];
}

/** Lines that stay finer than the rest of a drawing. */
export interface FineLines {
  readonly lines: ReadonlySet<number>;
  readonly tolerancePx: number;
}

/**
 * Puts areas on a grid with as few corners as look the same. Each line is done once, so that what two areas share they go on sharing: nothing opens between
 * them, and nothing is covered twice.
 *
 * @param fine - Lines that are looked at from near; none when left out.
 */
export function gridAreas({ lines, areas }: PlaneAreas, coarseness: Coarseness, fine?: FineLines): GridAreas {
  const { stepPx, tolerancePx } = coarseness;
  const toleranceOf = (at: number) => (fine?.lines.has(at) ? Math.min(fine.tolerancePx, tolerancePx) : tolerancePx);
  return { lines: lines.map((line, at) => gridLine(line, { stepPx, tolerancePx: toleranceOf(at) })), areas, stepPx };
}

/** The corners of a line, in the direction in which a ring goes along it. */
export function cornersOf(lines: PlaneAreas["lines"], line: number): readonly PxPoint[] {
  return line < 0 ? (lines[~line] ?? []).toReversed() : (lines[line] ?? []);
}
