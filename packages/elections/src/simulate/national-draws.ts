import { choleskyOf } from "./cholesky.ts";

/** Shares of the country by list, of a hundred valid votes, with their uncertainty: a mean and its covariance, or draws of them. */
export type NationalShares =
  | {
      readonly lists: readonly string[];
      readonly meanPct: readonly number[];
      /** Of the lists with each other, points squared. */
      readonly covariance: readonly (readonly number[])[];
    }
  | {
      readonly lists: readonly string[];
      /** Each is a share for every list. */
      readonly drawsPct: readonly (readonly number[])[];
    };

/** Most that the lists of an average may have together: all valid votes. */
const WHOLE = 1;

/** Keeps shares from being negative, or more than all votes. */
function keepPossible(shares: Float64Array): void {
  let sum = 0;
  for (let list = 0; list < shares.length; list += 1) {
    const share = Math.max(0, shares[list] ?? 0);
    shares[list] = share;
    sum += share;
  }
  if (sum > WHOLE) for (let list = 0; list < shares.length; list += 1) shares[list] = (shares[list] ?? 0) / sum;
}

/**
 * Makes what draws shares of the country.
 *
 * @param error - By which polls miss together besides, from 0 to 1, of a list that half of them vote.
 * @returns Writes the shares of a draw, from 0 to 1.
 * @throws {RangeError} Where figures are missing, or the covariance is none.
 */
export function nationalDraws(
  average: NationalShares,
  error: number,
  normal: () => number,
): (draw: number, into: Float64Array) => void {
  const size = average.lists.length;
  const rows = "drawsPct" in average ? average.drawsPct : [average.meanPct];
  if (rows.length === 0 || rows.some((row) => row.length !== size || !row.every(Number.isFinite)))
    throw new RangeError("expected a share for each list");
  const lower = "drawsPct" in average ? null : choleskyOf(average.covariance);
  if (lower !== null && lower.length !== size * size) throw new RangeError("expected a covariance of the lists");
  const standard = new Float64Array(size);
  return (draw, into) => {
    const row = rows[draw % rows.length] ?? [];
    if (lower !== null) for (let list = 0; list < size; list += 1) standard[list] = normal();
    for (let list = 0; list < size; list += 1) {
      let share = (row[list] ?? 0) / 100;
      if (lower !== null)
        for (let k = 0; k <= list; k += 1) share += ((lower[list * size + k] ?? 0) * (standard[k] ?? 0)) / 100;
      const possible = Math.min(Math.max(share, 0), 1);
      if (error > 0) share += 2 * error * Math.sqrt(possible * (1 - possible)) * normal();
      into[list] = share;
    }
    keepPossible(into);
  };
}
