import { cholesky } from "./cholesky.ts";
import { seededNormals } from "./seeded-normals.ts";

/** A share that is drawn, of a hundred, with its variance for a share of a half. */
export interface DrawnShare {
  readonly meanPct: number;
  readonly variance: number;
}

/** Keeps shares that sum to a hundred, of which the last follows from the others, from having no triangle. */
const RIDGE = 1e-6;

/** Shares as parts of one, together at most the whole. */
function partsOf(shares: readonly DrawnShare[]): readonly number[] {
  const total = shares.reduce((sum, { meanPct }) => sum + meanPct / 100, 0);
  return shares.map(({ meanPct }) => meanPct / 100 / Math.max(1, total));
}

/**
 * Returns the covariance of shares of one question, points²: what one has more, the others have less, as among answers by lot
 * (4(diag(p) − pp′), between the standard deviations of both).
 */
export function covarianceOf(shares: readonly DrawnShare[]): number[][] {
  const parts = partsOf(shares);
  return shares.map((one, row) =>
    shares.map((other, at) => {
      const apart = (row === at ? (parts[row] ?? 0) : 0) - (parts[row] ?? 0) * (parts[at] ?? 0);
      return 4 * apart * Math.sqrt(one.variance * other.variance);
    }),
  );
}

/**
 * Draws the shares of one day together.
 *
 * @param seed - The same seed draws the same shares.
 * @returns For each draw, for each share, of a hundred.
 */
export function jointDraws(
  shares: readonly DrawnShare[],
  { draws, seed }: { readonly draws: number; readonly seed: number },
): Float64Array {
  const size = shares.length;
  const ridged = covarianceOf(shares).map((row, at) =>
    row.map((value, place) => (place === at ? value + RIDGE : value)),
  );
  const lower = cholesky(Float64Array.from(ridged.flat()), size);
  const normal = seededNormals(seed);
  const drawn = new Float64Array(draws * size);
  const apart = new Float64Array(size);
  for (let draw = 0; draw < draws; draw += 1) {
    for (let at = 0; at < size; at += 1) apart[at] = normal();
    for (const [row, { meanPct }] of shares.entries()) {
      let sum = meanPct;
      for (let at = 0; at <= row; at += 1) sum += (lower[row * size + at] ?? 0) * (apart[at] ?? 0);
      drawn[draw * size + row] = Math.min(100, Math.max(0, sum));
    }
  }
  return drawn;
}
