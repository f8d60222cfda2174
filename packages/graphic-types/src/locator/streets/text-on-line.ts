import type { PxPoint } from "@nv/geography";

/** A stretch of a line on which a text is written from left to right. */
export interface TextStretch {
  readonly points: readonly PxPoint[];
  /** Bend of a line, degrees from its first step to each other. */
  readonly bend: number;
}

/** Steps between the places that are tried along a line, pixels. */
const STEP_PX = 10;
/** A text bends no more between two of its letters, degrees: beyond, they fall over each other. */
const MOST_BEND = 30;
/** Most places that are tried along a line. */
const MOST_TRIES = 60;

const CORNER: PxPoint = [0, 0];

/** The distances of the corners of a line from its beginning. */
function distancesOf(points: readonly PxPoint[]): readonly number[] {
  let sum = 0;
  return points.map(([x, y], at) => {
    const before = points[at - 1] ?? [x, y];
    sum += Math.hypot(x - before[0], y - before[1]);
    return sum;
  });
}

function pointAt(points: readonly PxPoint[], distances: readonly number[], distance: number): PxPoint {
  const next = Math.max(
    1,
    distances.findIndex((reached) => reached >= distance),
  );
  const [a, b] = [points[next - 1] ?? CORNER, points[next] ?? points.at(-1) ?? CORNER];
  const [from, to] = [distances[next - 1] ?? 0, distances[next] ?? 0];
  const share = to === from ? 0 : (distance - from) / (to - from);
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** Part of a line between two distances. */
function partOf(
  points: readonly PxPoint[],
  distances: readonly number[],
  from: number,
  to: number,
): readonly PxPoint[] {
  const inside = points.filter((_, at) => (distances[at] ?? 0) > from + 0.5 && (distances[at] ?? 0) < to - 0.5);
  return [pointAt(points, distances, from), ...inside, pointAt(points, distances, to)];
}

const angleOf = ([x, y]: PxPoint, [toX, toY]: PxPoint) => (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
const turnOf = (a: number, b: number) => Math.abs(((b - a + 540) % 360) - 180);

/** Bend of a stretch: the most that any of its steps turns from the way between its ends. */
function bendOf(points: readonly PxPoint[]): number {
  const [first, last] = [points[0] ?? CORNER, points.at(-1) ?? CORNER];
  const whole = angleOf(first, last);
  return Math.max(...points.slice(1).map((point, at) => turnOf(whole, angleOf(points[at] ?? point, point))));
}

/** Places along a line on which a text of a width goes, from its middle outwards: where a name stands best. */
export function* stretchesFor(points: readonly PxPoint[], widthPx: number): Generator<TextStretch> {
  const distances = distancesOf(points);
  const room = (distances.at(-1) ?? 0) - widthPx;
  if (room < 0) return;
  const tries = Math.min(MOST_TRIES, Math.floor(room / STEP_PX) + 1);
  const step = tries === 1 ? 0 : room / (tries - 1);
  const order = Array.from({ length: tries }, (_, at) => at * step).toSorted(
    (a, b) => Math.abs(a - room / 2) - Math.abs(b - room / 2),
  );
  for (const from of order) {
    const part = partOf(points, distances, from, from + widthPx);
    const bend = bendOf(part);
    if (bend > MOST_BEND) continue;
    const [first, last] = [part[0] ?? CORNER, part.at(-1) ?? CORNER];
    // What goes straight up is read from below.
    const isTurned = last[0] < first[0] - 0.01 || (Math.abs(last[0] - first[0]) <= 0.01 && last[1] > first[1]);
    yield { points: isTurned ? part.toReversed() : part, bend };
  }
}

/** Between two corners of a line that a text stands on, pixels. */
const EVEN_PX = 9;
const ROUNDS = 3;

/** A line with even corners, each in the middle of its neighbours: letters stand on it as on a bow, and not as on stairs. */
export function smoothLine(points: readonly PxPoint[]): readonly PxPoint[] {
  const distances = distancesOf(points);
  const whole = distances.at(-1) ?? 0;
  const count = Math.max(2, Math.round(whole / EVEN_PX));
  let line = Array.from({ length: count + 1 }, (_, at) => pointAt(points, distances, (whole * at) / count));
  for (let round = 0; round < ROUNDS; round += 1)
    line = line.map(([x, y], at): PxPoint => {
      const [before, after] = [line[at - 1], line[at + 1]];
      if (before === undefined || after === undefined) return [x, y];
      return [(before[0] + 2 * x + after[0]) / 4, (before[1] + 2 * y + after[1]) / 4];
    });
  return line;
}

/** A line beside another, to its right as it goes: pixels. */
export function besideLine(points: readonly PxPoint[], byPx: number): readonly PxPoint[] {
  return points.map(([x, y], at): PxPoint => {
    const [before, after] = [points[at - 1] ?? [x, y], points[at + 1] ?? [x, y]];
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]);
    if (length === 0) return [x, y];
    return [x - ((after[1] - before[1]) / length) * byPx, y + ((after[0] - before[0]) / length) * byPx];
  });
}
