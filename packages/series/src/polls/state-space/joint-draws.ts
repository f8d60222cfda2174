import { cholesky } from "./cholesky.ts";
import { seededNormals } from "./seeded-normals.ts";

/** A share that is drawn, of a hundred, with its variance for a share of a half. */
export interface DrawnShare {
  readonly meanPct: number;
  readonly variance: number;
}

/** Keeps shares that sum to a hundred, of which the last follows from the others, from having no triangle. */
const RIDGE = 1e-6;

/**
 * Draws the shares of one day together: what one has more, the others have less, as among the answers to one question (the covariance of a
 * multinomial, 4(diag(p) − pp′) times each variance).
 *
 * @param seed - The same seed draws the same shares.
 * @returns For each draw, for each share, of a hundred.
 */
export function jointDraws(
  shares: readonly DrawnShare[],
  { draws, seed }: { readonly draws: number; readonly seed: number },
): Float64Array {
  const size = shares.length;
  const covariance = new Float64Array(size * size);
  const parts = shares.map(({ meanPct }) => meanPct / 100);
  const total = Math.max(
    1,
    parts.reduce((sum, part) => sum + part, 0),
  );
  for (let row = 0; row < size; row += 1)
    for (let at = 0; at < size; at += 1) {
      const [one, other] = [(parts[row] ?? 0) / total, (parts[at] ?? 0) / total];
      covariance[row * size + at] = 4 * ((row === at ? one + RIDGE : 0) - one * other);
    }
  const lower = cholesky(covariance, size);
  const normal = seededNormals(seed);
  const drawn = new Float64Array(draws * size);
  const apart = new Float64Array(size);
  for (let draw = 0; draw < draws; draw += 1) {
    for (let at = 0; at < size; at += 1) apart[at] = normal();
    for (const [row, { meanPct, variance }] of shares.entries()) {
      let sum = 0;
      for (let at = 0; at <= row; at += 1) sum += (lower[row * size + at] ?? 0) * (apart[at] ?? 0);
      drawn[draw * size + row] = Math.min(100, Math.max(0, meanPct + Math.sqrt(variance) * sum));
    }
  }
  return drawn;
}
