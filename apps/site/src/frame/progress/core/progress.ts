/** Start of the bar, ratio of its full width. Specification, section 9. */
export const MINIMUM_RATIO = 0.08;

/** Growth of the bar while nothing is known, ratio of its full width. Specification, section 9. */
export const TRICKLE_RATIO = 0.02;

/** Time between two growths of the bar, milliseconds. Specification, section 9. */
export const TRICKLE_MS = 800;

/** Duration of one movement, milliseconds. Specification, section 9. */
export const SPEED_MS = 200;

/** The bar never claims to have finished before it has, ratio of its full width. */
const CEILING_RATIO = 0.994;

/**
 * Moves the bar one trickle on.
 *
 * @param ratio - Where it is, 0-1.
 * @returns Its new place: at least {@link MINIMUM_RATIO} and below 1.
 */
export function trickle(ratio: number): number {
  return Math.min(CEILING_RATIO, Math.max(MINIMUM_RATIO, ratio + TRICKLE_RATIO));
}
