/** A point, in any unit. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Transformation that moves, turns and scales without deforming: `x' = a·x − b·y + e`, `y' = b·x + a·y + f`; `a` and `b` are scale times cosine
 * and sine of the turn.
 */
export interface Similarity {
  readonly a: number;
  readonly b: number;
  readonly e: number;
  readonly f: number;
}

/** Two points of a picture. */
export type PointPair = readonly [Point, Point];

/** Applies a similarity to a point. */
export const applied = ({ a, b, e, f }: Similarity, { x, y }: Point): Point => ({
  x: a * x - b * y + e,
  y: b * x + a * y + f,
});

/** First one, then another. */
export const followedBy = (first: Similarity, { a, b, e, f }: Similarity): Similarity => ({
  a: a * first.a - b * first.b,
  b: b * first.a + a * first.b,
  e: a * first.e - b * first.f + e,
  f: b * first.e + a * first.f + f,
});

/** Between two, number by number: each point goes in a straight line. @param ratio - 0 for the first, 1 for the second. */
export function between(first: Similarity, second: Similarity, ratio: number): Similarity {
  const at = (from: number, to: number) => from + (to - from) * ratio;
  return {
    a: at(first.a, second.a),
    b: at(first.b, second.b),
    e: at(first.e, second.e),
    f: at(first.f, second.f),
  };
}

/**
 * The one similarity that takes two points to two others. Points are complex numbers: `z' = m·z + n`, `m = (w₂ − w₁) / (z₂ − z₁)`.
 *
 * @returns `null` when two of one side are the same point: nothing tells how large or how turned it is.
 */
export function similarityThrough([p, q]: PointPair, [toP, toQ]: PointPair): Similarity | null {
  const [dx, dy, toDx, toDy] = [q.x - p.x, q.y - p.y, toQ.x - toP.x, toQ.y - toP.y];
  const length = dx * dx + dy * dy;
  if (length === 0 || (toDx === 0 && toDy === 0)) return null;
  const a = (toDx * dx + toDy * dy) / length;
  const b = (toDy * dx - toDx * dy) / length;
  return { a, b, e: toP.x - a * p.x + b * p.y, f: toP.y - b * p.x - a * p.y };
}
