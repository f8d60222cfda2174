/** Daily observations of a level that walks at random, as sums of what each day says. */
export interface DailySums {
  /** Days, from the first one that says something. */
  readonly days: number;
  /** Precision of each day by itself: the sum of 1 / variance of its observations; 0 for a day without any. The first is above 0. */
  readonly precisions: Float64Array;
  /** Right-hand sides: whatever is to be smoothed with these precisions, series and regressors alike. */
  readonly columns: number;
  /** For each day, for each column: the sum of observation / variance. Their place is taken by what comes of them. */
  readonly sums: Float64Array;
}

/** A level as all observations, of before and after, say that it was. */
export interface SmoothedLevel {
  /** For each day, for each column. */
  readonly means: Float64Array;
  /** Of each day; the same for all columns, because the observations have the same variances. */
  readonly variances: Float64Array;
  /** Logarithm of the determinant of the precision of all days, less that of the walk before anything was observed. */
  readonly logDeterminant: number;
}

/**
 * Kalman's filter forwards and the smoother of Rauch, Tung and Striebel backwards, of a random walk that nothing is known of before its first
 * day. Several observations of a day are one, by their precision; a day without any is crossed. Exact: no draw, no window.
 *
 * @param driftVariance - Of the step from one day to the next, above 0.
 * @see Harvey (1989), Forecasting, Structural Time Series Models and the Kalman Filter, 3.2, 3.6; docs/adr/0114
 */
export function smoothLevel({ days, precisions, columns, sums }: DailySums, driftVariance: number): SmoothedLevel {
  const means = sums;
  const known = new Float64Array(days);
  let logDeterminant = 0;
  for (let day = 0; day < days; day += 1) {
    const before = day === 0 ? 0 : (known[day - 1] ?? 0);
    const fade = day === 0 ? 0 : 1 / (1 + driftVariance * before);
    const now = before * fade + (precisions[day] ?? 0);
    known[day] = now;
    logDeterminant += Math.log(day === days - 1 ? now : 1 + driftVariance * now);
    const [own, last] = [day * columns, (day - 1) * columns];
    const weight = before * fade;
    for (let column = 0; column < columns; column += 1) {
      const carried = day === 0 ? 0 : weight * (means[last + column] ?? 0);
      means[own + column] = (carried + (sums[own + column] ?? 0)) / now;
    }
  }
  const variances = new Float64Array(days);
  variances[days - 1] = 1 / (known[days - 1] ?? 1);
  for (let day = days - 2; day >= 0; day -= 1) {
    const filtered = 1 / (known[day] ?? 1);
    const gain = filtered / (filtered + driftVariance);
    variances[day] = filtered + gain * gain * ((variances[day + 1] ?? 0) - filtered - driftVariance);
    const [own, next] = [day * columns, (day + 1) * columns];
    for (let column = 0; column < columns; column += 1) {
      const mean = means[own + column] ?? 0;
      means[own + column] = mean + gain * ((means[next + column] ?? 0) - mean);
    }
  }
  return { means, variances, logDeterminant };
}
