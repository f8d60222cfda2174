/** Arithmetic of nodes: matrices of four columns in a row, as glTF writes them. */

/** Sixteen figures, column by column. */
export type Matrix = readonly number[];

export const IDENTITY: Matrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

const at = (figures: readonly number[], place: number) => figures[place] ?? 0;

/** First b, then a. */
export function product(a: Matrix, b: Matrix): Matrix {
  return IDENTITY.map((_, place) => {
    const [column, row] = [Math.floor(place / 4), place % 4];
    return [0, 1, 2, 3].reduce((sum, k) => sum + at(a, 4 * k + row) * at(b, 4 * column + k), 0);
  });
}

/** Returns the matrix that moves something, turns it by a unit quaternion and makes it larger. */
export function placed(move: readonly number[], turn: readonly number[], scale: readonly number[]): Matrix {
  const [x = 0, y = 0, z = 0, w = 1] = turn;
  const [sx = 1, sy = 1, sz = 1] = scale;
  const [tx = 0, ty = 0, tz = 0] = move;
  return [
    ...[(1 - 2 * (y * y + z * z)) * sx, 2 * (x * y + z * w) * sx, 2 * (x * z - y * w) * sx, 0],
    ...[2 * (x * y - z * w) * sy, (1 - 2 * (x * x + z * z)) * sy, 2 * (y * z + x * w) * sy, 0],
    ...[2 * (x * z + y * w) * sz, 2 * (y * z - x * w) * sz, (1 - 2 * (x * x + y * y)) * sz, 0],
    ...[tx, ty, tz, 1],
  ];
}

/** Moves points, three figures each. */
export function movePoints(m: Matrix, points: Float32Array): Float32Array {
  const moved = new Float32Array(points.length);
  for (let place = 0; place < points.length; place += 3)
    for (let row = 0; row < 3; row += 1)
      moved[place + row] =
        at(m, row) * (points[place] ?? 0) +
        at(m, 4 + row) * (points[place + 1] ?? 0) +
        at(m, 8 + row) * (points[place + 2] ?? 0) +
        at(m, 12 + row);
  return moved;
}

/** The matrix that turns normals as another moves points: its cofactors, rows of three. */
function cofactors(m: Matrix): readonly number[] {
  const [a, b, c] = [at(m, 0), at(m, 4), at(m, 8)];
  const [d, e, f] = [at(m, 1), at(m, 5), at(m, 9)];
  const [g, h, i] = [at(m, 2), at(m, 6), at(m, 10)];
  return [
    e * i - f * h,
    f * g - d * i,
    d * h - e * g,
    c * h - b * i,
    a * i - c * g,
    b * g - a * h,
    b * f - c * e,
    c * d - a * f,
    a * e - b * d,
  ];
}

/** Returns the factor by which a matrix grows volumes; below zero when it turns things inside out. */
export function determinant(m: Matrix): number {
  const [x, y, z] = cofactors(m);
  return at(m, 0) * (x ?? 0) + at(m, 4) * (y ?? 0) + at(m, 8) * (z ?? 0);
}

/** Turns normals, three figures each, to length 1. */
export function turnNormals(m: Matrix, normals: Float32Array): Float32Array {
  const k = cofactors(m);
  const sign = determinant(m) < 0 ? -1 : 1;
  const turned = new Float32Array(normals.length);
  for (let place = 0; place < normals.length; place += 3) {
    const [x, y, z] = [normals[place] ?? 0, normals[place + 1] ?? 0, normals[place + 2] ?? 0];
    const normal = [0, 3, 6].map((row) => sign * (at(k, row) * x + at(k, row + 1) * y + at(k, row + 2) * z));
    const length = Math.hypot(...normal) || 1;
    turned.set(
      normal.map((part) => part / length),
      place,
    );
  }
  return turned;
}
