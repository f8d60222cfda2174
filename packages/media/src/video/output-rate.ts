import { type Rational, rateOf } from "./rational.ts";

/** Frames a second beyond which nobody sees more. */
const MOST_RATE = 60;

/** Rates that players know, for a video that keeps none. */
const KNOWN_RATES = [24, 25, 30, 50, 60];

/** Greatest difference between the average rate and the rate of its times, as a share, for a video that keeps one rate. */
const STEADY_RATIO = 0.02;

/** A fraction of the rate, by a whole number: 120 frames become 60, and none comes at another time than it did. */
function atMost({ numerator, denominator }: Rational, most: number): Rational {
  const times = Math.ceil(numerator / denominator / most - 1e-6);
  return { numerator, denominator: denominator * Math.max(1, times) };
}

/**
 * The one pace at which the frames of a video come once it is made: its own where it keeps one, else the nearest one that
 * players know.
 *
 * @param average - Frames a second on average; `null` when it is not known.
 * @param base - The rate that all its times fall on.
 */
export function outputRate(average: Rational | null, base: Rational | null): Rational {
  const mean = average ?? base;
  if (mean === null) return { numerator: 25, denominator: 1 };
  const isSteady = base !== null && Math.abs(rateOf(base) - rateOf(mean)) <= rateOf(mean) * STEADY_RATIO;
  if (base !== null && isSteady) return atMost(base, MOST_RATE);
  const enough = KNOWN_RATES.find((rate) => rate >= rateOf(mean) * (1 - STEADY_RATIO)) ?? MOST_RATE;
  return { numerator: enough, denominator: 1 };
}
