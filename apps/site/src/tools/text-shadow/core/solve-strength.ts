/** Steps in which the strength is sought: hundredths, since opacities are written so. */
const STEPS = 100;

/**
 * The least strength with which a text can be read.
 *
 * @param worstAt - Contrast of the worst of the ground at a strength of 0 to 1. More strength has to give more contrast, or the same.
 * @param least - Contrast to reach.
 * @returns 0 to 1 in hundredths; `null` when not even the whole strength is enough.
 */
export function solveStrength(worstAt: (strength: number) => number, least: number): number | null {
  if (worstAt(1) < least) return null;
  let [low, high] = [0, STEPS];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (worstAt(middle / STEPS) >= least) high = middle;
    else low = middle + 1;
  }
  return high / STEPS;
}
