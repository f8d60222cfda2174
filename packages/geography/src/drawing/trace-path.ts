import { type GeoContext, type GeoPermissibleObjects, type GeoStreamWrapper, geoPath } from "d3-geo";
import { type PxPoint, simplifyPx } from "./simplify-px.ts";

/** Options of how coarse a path may be. */
export interface TraceOptions {
  /** No corner is missed by more, pixels; 0.35 when left out. */
  readonly tolerancePx?: number;
  /** Islands and lakes with less are left out, square pixels; none when left out. */
  readonly leastAreaPx?: number;
}

const TOLERANCE_PX = 0.35;

interface Run {
  readonly points: PxPoint[];
  isClosed: boolean;
}

/** Takes down what is drawn, each line by itself. */
function recorder(runs: Run[]): GeoContext {
  return {
    beginPath: () => undefined,
    moveTo: (x, y) => void runs.push({ points: [[x, y]], isClosed: false }),
    lineTo: (x, y) => void runs.at(-1)?.points.push([x, y]),
    closePath: () => {
      const run = runs.at(-1);
      if (run !== undefined) run.isClosed = true;
    },
    // Points are drawn as signs, never as paths.
    arc: () => undefined,
  };
}

/** Twice the area of a ring, square pixels. */
function doubleAreaPx(points: readonly PxPoint[]): number {
  let sum = 0;
  let [beforeX, beforeY] = points.at(-1) ?? [0, 0];
  for (const [x, y] of points) {
    sum += beforeX * y - x * beforeY;
    [beforeX, beforeY] = [x, y];
  }
  return Math.abs(sum);
}

/** A ring is cut in two at its farthest corner: as a line from a point to itself it would have no direction. */
function simplifiedRing(points: readonly PxPoint[], tolerancePx: number): readonly PxPoint[] {
  const [first] = points;
  if (first === undefined) return points;
  const distances = points.map(([x, y]) => Math.hypot(x - first[0], y - first[1]));
  const far = distances.indexOf(Math.max(...distances));
  const [there, back] = [points.slice(0, far + 1), [...points.slice(far), first]];
  return [...simplifyPx(there, tolerancePx), ...simplifyPx(back, tolerancePx).slice(1, -1)];
}

/** A tenth of a pixel without what nobody needs: `.4`, `-1.2`, `3`. */
function figure(tenths: number): string {
  const text = (tenths / 10).toString();
  return text.replace(/^(-?)0\./, "$1.");
}

/** Corners as a path of steps, which are shorter to write than places. */
function writeRun(points: readonly PxPoint[], isClosed: boolean): string {
  let [atX, atY] = [0, 0];
  let text = "";
  let corners = 0;
  for (const [x, y] of points) {
    const [tenthsX, tenthsY] = [Math.round(x * 10), Math.round(y * 10)];
    const [dx, dy] = [tenthsX - atX, tenthsY - atY];
    if (corners > 0 && dx === 0 && dy === 0) continue;
    const [east, south] = [figure(dx), figure(dy)];
    const between = south.startsWith("-") ? "" : " ";
    const command = corners === 0 ? "M" : corners === 1 ? "l" : east.startsWith("-") ? "" : " ";
    text += `${command}${east}${between}${south}`;
    [atX, atY] = [tenthsX, tenthsY];
    corners += 1;
  }
  return corners < 2 ? "" : `${text}${isClosed ? "z" : ""}`;
}

/**
 * Writes areas whose corners are pixels already.
 *
 * @returns The `d` of an SVG path, tenths of a pixel; empty when all of them are too small.
 */
export function pathOfRings(rings: readonly (readonly PxPoint[])[], options: TraceOptions = {}): string {
  const { tolerancePx = TOLERANCE_PX, leastAreaPx = 0 } = options;
  return rings
    .map((points) => {
      if (doubleAreaPx(points) < 2 * leastAreaPx) return "";
      const ring = simplifiedRing(points, tolerancePx);
      return ring.length < 3 ? "" : writeRun(ring, true);
    })
    .join("");
}

/** Writes lines whose corners are pixels already. @returns As {@link pathOfRings}. */
export function pathOfLines(
  lines: readonly (readonly PxPoint[])[],
  { tolerancePx = TOLERANCE_PX }: Pick<TraceOptions, "tolerancePx"> = {},
): string {
  return lines.map((points) => writeRun(simplifyPx(points, tolerancePx), false)).join("");
}

/**
 * Draws something on a map with as few figures as look the same: a page holds it.
 *
 * @returns The `d` of an SVG path, tenths of a pixel; empty when nothing of it is on the map.
 */
export function tracePath(map: GeoStreamWrapper, shape: GeoPermissibleObjects, options: TraceOptions = {}): string {
  const runs: Run[] = [];
  geoPath(map, recorder(runs))(shape);
  return runs
    .map(({ points, isClosed }) => (isClosed ? pathOfRings([points], options) : pathOfLines([points], options)))
    .join("");
}
