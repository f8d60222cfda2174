/**
 * The lower triangle whose square a symmetric matrix is (Cholesky).
 *
 * @param matrix - Row after row, positive definite, `size`².
 * @returns Row after row; zeros above the diagonal.
 * @throws {RangeError} For a matrix that is not positive definite: a bug of ours.
 */
export function cholesky(matrix: Float64Array, size: number): Float64Array {
  const lower = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row * size + column] ?? 0;
      for (let at = 0; at < column; at += 1) sum -= (lower[row * size + at] ?? 0) * (lower[column * size + at] ?? 0);
      if (row > column) lower[row * size + column] = sum / (lower[column * size + column] ?? 1);
      else if (sum > 0) lower[row * size + row] = Math.sqrt(sum);
      else throw new RangeError(`matrix is not positive definite at row ${row}`);
    }
  }
  return lower;
}

/** Solves `lower · x = right`, in place. @param right - Of as many figures as `lower` has rows. */
export function solveLower(lower: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  for (let row = 0; row < size; row += 1) {
    let sum = right[row] ?? 0;
    for (let at = 0; at < row; at += 1) sum -= (lower[row * size + at] ?? 0) * (right[at] ?? 0);
    right[row] = sum / (lower[row * size + row] ?? 1);
  }
  return right;
}

/** Solves `lowerᵀ · x = right`, in place. @param right - Of as many figures as `lower` has rows. */
export function solveUpper(lower: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = right[row] ?? 0;
    for (let at = row + 1; at < size; at += 1) sum -= (lower[at * size + row] ?? 0) * (right[at] ?? 0);
    right[row] = sum / (lower[row * size + row] ?? 1);
  }
  return right;
}

/** The logarithm of the determinant of the matrix that `lower` is the triangle of. */
export function logDeterminant(lower: Float64Array, size: number): number {
  let sum = 0;
  for (let at = 0; at < size; at += 1) sum += 2 * Math.log(lower[at * size + at] ?? 1);
  return sum;
}
