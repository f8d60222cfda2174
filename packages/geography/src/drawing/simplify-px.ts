/** A corner of something drawn, pixels. */
export type PxPoint = readonly [x: number, y: number];

function squareDistance([x, y]: PxPoint, [x1, y1]: PxPoint, [x2, y2]: PxPoint): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length));
  const [east, south] = [x - x1 - share * dx, y - y1 - share * dy];
  return east * east + south * south;
}

/**
 * A line with as few corners as look the same.
 *
 * @param tolerancePx - No corner that goes was farther from the line.
 * @returns Its ends always; a line of one point stays as it is.
 * @see Douglas and Peucker, «Algorithms for the reduction of the number of points required to represent a digitized line» (1973)
 */
export function simplifyPx(points: readonly PxPoint[], tolerancePx: number): readonly PxPoint[] {
  const last = points.length - 1;
  if (last < 2) return points;
  const kept = new Uint8Array(points.length);
  kept[0] = kept[last] = 1;
  const spans: [number, number][] = [[0, last]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [start, end] = span;
    const [a, b] = [points[start], points[end]];
    if (a === undefined || b === undefined) continue;
    let [farthest, at] = [tolerancePx * tolerancePx, 0];
    for (let middle = start + 1; middle < end; middle += 1) {
      const point = points[middle];
      const distance = point === undefined ? 0 : squareDistance(point, a, b);
      if (distance > farthest) [farthest, at] = [distance, middle];
    }
    if (at === 0) continue;
    kept[at] = 1;
    spans.push([start, at], [at, end]);
  }
  return points.filter((_, at) => kept[at] === 1);
}
