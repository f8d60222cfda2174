import type { UnitPoint } from "./mercator-units.ts";

/** An end of a line: which line, and whether it is its last point. */
interface LineEnd {
  readonly line: number;
  readonly isLast: boolean;
  readonly at: UnitPoint;
  /** Direction in which the line leaves the end, as a step of length 1. */
  readonly leaves: UnitPoint;
}

/** Ends of lines that are looked at in one place: more meet nowhere, and each pair costs. */
const MOST_ENDS = 16;

/** Two ends are of one line when the way bends by less: cosine of the angle between the directions in which they leave. */
const STRAIGHT_ENOUGH = -0.35;

function stepFrom([x, y]: UnitPoint, others: readonly UnitPoint[]): UnitPoint {
  const [toX, toY] = others.find(([otherX, otherY]) => otherX !== x || otherY !== y) ?? [x, y];
  const length = Math.hypot(toX - x, toY - y);
  return length === 0 ? [0, 0] : [(toX - x) / length, (toY - y) / length];
}

function endsOf(points: readonly UnitPoint[], line: number): readonly LineEnd[] {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return [];
  return [
    { line, isLast: false, at: first, leaves: stepFrom(first, points) },
    { line, isLast: true, at: last, leaves: stepFrom(last, points.toReversed()) },
  ];
}

const cellOf = (value: number, size: number) => Math.floor(value / size);

/** The ends near each other, pair by pair, the straightest first. */
function pairsOf(ends: readonly LineEnd[], tolerance: number): readonly (readonly [LineEnd, LineEnd])[] {
  const cells = new Map<string, LineEnd[]>();
  const pairs: { readonly pair: readonly [LineEnd, LineEnd]; readonly bend: number }[] = [];
  for (const end of ends) {
    const [column, row] = [cellOf(end.at[0], tolerance), cellOf(end.at[1], tolerance)];
    for (let dx = -1; dx <= 1; dx += 1)
      for (let dy = -1; dy <= 1; dy += 1)
        for (const other of cells.get(`${column + dx} ${row + dy}`) ?? []) {
          const bend = end.leaves[0] * other.leaves[0] + end.leaves[1] * other.leaves[1];
          const isNear = Math.hypot(end.at[0] - other.at[0], end.at[1] - other.at[1]) <= tolerance;
          if (isNear && other.line !== end.line && bend < STRAIGHT_ENOUGH) pairs.push({ pair: [other, end], bend });
        }
    const key = `${column} ${row}`;
    const own = cells.get(key);
    if (own === undefined) cells.set(key, [end]);
    else if (own.length < MOST_ENDS) own.push(end);
  }
  return pairs.toSorted((a, b) => a.bend - b.bend).map(({ pair }) => pair);
}

const nameOf = ({ line, isLast }: LineEnd) => line * 2 + Number(isLast);

/** Follows a chain of lines from an end that is joined to none, or around. */
function chainFrom(start: LineEnd, joined: ReadonlyMap<number, LineEnd>, seen: Set<number>): readonly LineEnd[] {
  const chain: LineEnd[] = [];
  let end: LineEnd | undefined = start;
  while (end !== undefined && !seen.has(end.line)) {
    seen.add(end.line);
    chain.push(end);
    end = joined.get(end.line * 2 + Number(!end.isLast));
  }
  return chain;
}

/**
 * Joins lines that go on in each other, as a street does that tiles cut: the fewer, the lighter, and the longer a name can be written along them.
 *
 * @param tolerance - Between two ends that are the same, units.
 * @returns Each line once; those that nothing continues as they were.
 */
export function joinLines(
  lines: readonly (readonly UnitPoint[])[],
  tolerance: number,
): readonly (readonly UnitPoint[])[] {
  const ends = lines.flatMap(endsOf);
  const joined = new Map<number, LineEnd>();
  for (const [one, other] of pairsOf(ends, tolerance)) {
    if (joined.has(nameOf(one)) || joined.has(nameOf(other))) continue;
    joined.set(nameOf(one), other);
    joined.set(nameOf(other), one);
  }
  const seen = new Set<number>();
  const starts = [...ends.filter((end) => !joined.has(nameOf(end))), ...ends];
  return starts.flatMap((start) => {
    const chain = chainFrom(start, joined, seen);
    if (chain.length === 0) return [];
    return [
      chain.flatMap(({ line, isLast }, at) => {
        const points = lines[line] ?? [];
        const turned = isLast ? points.toReversed() : points;
        return at === 0 ? turned : turned.slice(1);
      }),
    ];
  });
}
