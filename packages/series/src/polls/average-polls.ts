import type { AverageMethod } from "@nv/contracts/schemas";
import { dayNumber, dayOf } from "../periods.ts";
import { type DrawnPoll, type DrawnSums, drawnRange, drawnSums, fade, move } from "./drawn-sums.ts";
import { houseDraws } from "./house-draws.ts";
import { HOUSE_METHOD } from "./house-method.ts";
import { onePollAWeek, type Poll } from "./poll.ts";
import { samplingMarginPct } from "./sampling-error.ts";

/**
 * Which making of averages this is. Those that readers have of another one were made with other polls or another band of the same
 * parameters, and are made again before they are compared.
 *
 * 2: polls older than the window are cut, houses are drawn, the band holds the sampling error (`docs/adr/0065`).
 */
export const AVERAGE_MAKING = 2;

/** An average on a day, of a hundred, and its interval of nine of ten. */
export interface Averaged {
  readonly meanPct: number;
  readonly lowPct: number;
  readonly highPct: number;
}

/** The average of the polls on a day; `null` where there are too few to make one. */
export interface AverageDay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly approve: Averaged | null;
  readonly disapprove: Averaged | null;
}

const NO_AVERAGE: Omit<AverageDay, "day"> = { approve: null, disapprove: null };

/** A poll that counts. */
interface Counted extends DrawnPoll {
  /** Its last day, as a number. */
  readonly number: number;
  /** People asked, as far as they count. */
  readonly sample: number;
}

function countedOf(polls: readonly Poll[], { mostSample, seed, resamples }: AverageMethod): readonly Counted[] {
  const drawsOf = houseDraws(seed, resamples);
  return onePollAWeek(polls).map(({ day, sample, approvePct, disapprovePct, house }) => ({
    number: dayNumber(day),
    sample: Math.min(sample, mostSample),
    ...{ approvePct, disapprovePct, times: drawsOf(house) },
  }));
}

/** Returns the weight of a poll on a day. */
const weightOn = ({ number, sample }: Counted, day: number, daily: number) =>
  Math.sqrt(sample) * daily ** (day - number);

const within = (pct: number) => Math.min(100, Math.max(0, pct));

/** The mean of the polls of a window, with all that is known to move it: how houses differ, and whom each happened to ask. */
function averaged(
  polls: readonly Counted[],
  weights: readonly number[],
  sums: DrawnSums,
  of: "approve" | "disapprove",
) {
  const shares = polls.map((poll, at) => ({
    weight: weights[at] ?? 0,
    pct: of === "approve" ? poll.approvePct : poll.disapprovePct,
    sample: poll.sample,
  }));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const meanPct = shares.reduce((sum, { weight, pct }) => sum + weight * pct, 0) / total;
  const drawn = drawnRange(sums, of) ?? { lowPct: meanPct, highPct: meanPct };
  const sampling = samplingMarginPct(shares);
  return {
    meanPct,
    lowPct: within(meanPct - Math.hypot(Math.max(0, meanPct - drawn.lowPct), sampling)),
    highPct: within(meanPct + Math.hypot(Math.max(0, drawn.highPct - meanPct), sampling)),
  };
}

/**
 * The average of polls, day by day from the first to the last, in one pass: each weighs the square root of its sample, and half of
 * that as often as the half-life has passed. A poll counts from its last day on and never before, and not once it is older than the
 * window. Nothing goes beyond the last poll.
 *
 * Between two days on which a poll comes or goes all weights fade alike, which moves no mean: nothing is worked out there.
 */
export function averagePolls(polls: readonly Poll[], method: AverageMethod = HOUSE_METHOD): readonly AverageDay[] {
  const counted = countedOf(polls, method);
  const [first, last] = [counted[0], counted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const sums = drawnSums(method.resamples);
  const daily = 0.5 ** (1 / method.halfLifeDays);
  const days: AverageDay[] = [];
  let [next, oldest, faded] = [0, 0, first.number];
  let now = NO_AVERAGE;
  for (let number = first.number; number <= last.number; number += 1) {
    const [entered, left] = [next, oldest];
    while ((counted[next]?.number ?? Number.POSITIVE_INFINITY) <= number) next += 1;
    while ((counted[oldest]?.number ?? number) <= number - method.windowDays) oldest += 1;
    if (next > entered || oldest > left) {
      fade(sums, daily ** (number - faded));
      faded = number;
      for (const poll of counted.slice(entered, next)) move(sums, poll, weightOn(poll, number, daily), 1);
      for (const poll of counted.slice(left, oldest)) move(sums, poll, weightOn(poll, number, daily), -1);
      const inside = counted.slice(oldest, next);
      const weights = inside.map((poll) => weightOn(poll, number, daily));
      now =
        inside.length < method.leastPolls
          ? NO_AVERAGE
          : {
              approve: averaged(inside, weights, sums, "approve"),
              disapprove: averaged(inside, weights, sums, "disapprove"),
            };
    }
    days.push({ day: dayOf(number), ...now });
  }
  return days;
}
