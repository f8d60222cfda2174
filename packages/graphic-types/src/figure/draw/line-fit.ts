/** A straight line through points: `y = intercept + slope * x`, and the share of the variance that it tells. */
export interface LineFit {
  readonly slope: number;
  readonly intercept: number;
  readonly r2: number;
  readonly count: number;
}

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Fits a line by least squares; `null` where there is none: fewer than three points, or all of one x. */
export function fitLine(points: readonly { readonly x: number; readonly y: number }[]): LineFit | null {
  const [meanX, meanY] = [meanOf(points.map(({ x }) => x)), meanOf(points.map(({ y }) => y))];
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y } of points) {
    xx += (x - meanX) ** 2;
    xy += (x - meanX) * (y - meanY);
    yy += (y - meanY) ** 2;
  }
  if (points.length < 3 || xx === 0) return null;
  const slope = xy / xx;
  return { slope, intercept: meanY - slope * meanX, r2: yy === 0 ? 1 : xy ** 2 / (xx * yy), count: points.length };
}
