/** Times that a night publishes, one each ten minutes of six hours; the last one is official. */
export const NIGHT_STEPS = 36;

/** Trouble of a step: an old count again, a connection that ends, half a file, a slow answer, or none. */
export type NightTrouble = "silence" | "cut" | "broken" | "slow" | "none";

/** Step from which the town that was counted wrong has its figures right. */
const COUNTED_AGAIN = 20;

const TROUBLES: ReadonlyMap<number, NightTrouble> = new Map([
  [10, "silence"],
  [11, "silence"],
  [12, "silence"],
  [15, "cut"],
  [24, "broken"],
  [28, "slow"],
]);

/** A night at a moment. */
export interface NightMoment {
  /** From 0 to {@link NIGHT_STEPS}. */
  readonly step: number;
  /** Step whose count is published: an earlier one in a silence. */
  readonly published: number;
  /** Part of the night that is counted in it, from 0 to 1. */
  readonly part: number;
  readonly trouble: NightTrouble;
  readonly isCountedAgain: boolean;
  readonly isOfficial: boolean;
}

/**
 * Tells where a night is.
 *
 * @param elapsedRatio - Part of the night that has passed: below 0 before it begins, above 1 once it is over.
 * @param isCalm - Without any trouble or correction.
 */
export function nightMoment(elapsedRatio: number, isCalm: boolean): NightMoment {
  const step = Math.min(NIGHT_STEPS, Math.max(0, Math.floor(elapsedRatio * NIGHT_STEPS)));
  const trouble = isCalm ? "none" : (TROUBLES.get(step) ?? "none");
  let published = step;
  while (!isCalm && TROUBLES.get(published) === "silence") published -= 1;
  return {
    ...{ step, published, trouble, part: published / NIGHT_STEPS },
    isCountedAgain: isCalm || published >= COUNTED_AGAIN,
    isOfficial: published === NIGHT_STEPS,
  };
}
