/** Largest part of the diagonal by which a pivot may miss 0: what rounding leaves of shares that sum to a hundred. */
const TOLERANCE = 1e-9;

/**
 * Factors a covariance into a lower triangle, row by row: its product with its own transpose is the covariance again. Where shares sum to a
 * constant a pivot is 0, and so is its column.
 *
 * @param covariance - Square and symmetric.
 * @throws {RangeError} For what is no covariance: not square, not symmetric, or with a negative variance in some direction.
 */
export function choleskyOf(covariance: readonly (readonly number[])[]): Float64Array {
  const size = covariance.length;
  if (covariance.some((row) => row.length !== size)) throw new RangeError("expected a square covariance");
  const at = (row: number, column: number) => covariance[row]?.[column] ?? Number.NaN;
  const scale = Math.max(0, ...covariance.map((_, row) => at(row, row)));
  const slack = TOLERANCE * scale;
  const lower = new Float64Array(size * size);
  const low = (row: number, column: number) => lower[row * size + column] ?? 0;
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      if (!(Math.abs(at(row, column) - at(column, row)) <= slack))
        throw new RangeError("expected a symmetric covariance");
      let left = at(row, column);
      for (let k = 0; k < column; k += 1) left -= low(row, k) * low(column, k);
      const pivot = low(column, column);
      if (row === column && left < -slack * size)
        throw new RangeError("expected a covariance without negative variances");
      if (row === column) lower[row * size + row] = left > slack ? Math.sqrt(left) : 0;
      else if (pivot > 0) lower[row * size + column] = left / pivot;
      else if (Math.abs(left) > Math.sqrt(slack * scale) * size)
        throw new RangeError("expected a covariance: it is no one's");
    }
  }
  return lower;
}
