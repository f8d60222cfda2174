/** A point of a line, in any units. */
export type Point = readonly [x: number, y: number];

function distanceToSegment([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const length2 = dx * dx + dy * dy;
  const along = length2 === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length2));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

/**
 * Drops the points of a line that nobody would miss (Douglas and Peucker).
 *
 * @param line - At least two points; the ends stay.
 * @param tolerance - Farthest that the new line may pass from a dropped point, in the line's own units.
 */
export function simplifyLine(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return line;
  const inner = line.slice(1, -1).map((point) => distanceToSegment(point, first, last));
  const farthest = inner.indexOf(Math.max(...inner)) + 1;
  if ((inner[farthest - 1] ?? 0) <= tolerance) return [first, last];
  const head = simplifyLine(line.slice(0, farthest + 1), tolerance);
  return [...head.slice(0, -1), ...simplifyLine(line.slice(farthest), tolerance)];
}
