/**
 * Design effect of a poll of the trade: how much more it errs than one that asks people by lot, because its answers are weighted, and that
 * costs precision. Kish's design effect goes from 1.3 to 2 in most; this is the house's, printed with each average.
 *
 * @see docs/adr/0065-what-a-band-holds.md
 */
export const DESIGN_EFFECT = 1.5;

/** Standard errors from the middle to each end of an interval that holds nine of ten (R: `qnorm(0.95)`). */
export const NINE_OF_TEN = 1.6448536269514722;

/** A poll as its error is reckoned. */
export interface SampledShare {
  readonly weight: number;
  /** Of a hundred. */
  readonly pct: number;
  /** People asked. */
  readonly sample: number;
}

/** Returns the variance of a share of a sample, of a hundred, squared. One that nobody or everybody answers is held a person away from that. */
function varianceOf({ pct, sample }: SampledShare): number {
  const onePerson = Math.min(1 / sample, 0.5);
  const share = Math.min(Math.max(pct / 100, onePerson), 1 - onePerson);
  return (10_000 * DESIGN_EFFECT * share * (1 - share)) / sample;
}

/**
 * The sampling error of a weighted mean of polls: √(Σ w²·d·p(1−p)/n) / Σ w, where d is {@link DESIGN_EFFECT}.
 *
 * @param polls - At least one, with a weight above 0.
 * @returns Half the width of its interval of nine of ten, points.
 */
export function samplingMarginPct(polls: readonly SampledShare[]): number {
  let [weights, variance] = [0, 0];
  for (const poll of polls) {
    weights += poll.weight;
    variance += poll.weight ** 2 * varianceOf(poll);
  }
  return (NINE_OF_TEN * Math.sqrt(variance)) / weights;
}
