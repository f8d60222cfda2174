import type { AverageMethod } from "@nv/contracts/schemas";
import { dayNumber, dayOf } from "../periods.ts";
import { onePollAWeek, type Poll } from "./poll.ts";
import { selectAt } from "./select-at.ts";

/** The method of the house. */
export const HOUSE_METHOD: AverageMethod = {
  halfLifeDays: 14,
  mostSample: 3000,
  leastPolls: 3,
  windowDays: 30,
  resamples: 200,
  seed: 1,
};

/** An average on a day, of a hundred, and between which figures nine of ten draws leave it. */
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

/** Shares of the draws that are left out at each end: what stays is nine of ten. */
const TAIL = 0.05;

/**
 * Chances of drawing a poll no, one, two… times when as many are drawn as there are: those of a Poisson of mean 1, added up, of all
 * the figures of 32 bits.
 */
const DRAWN_LESS_THAN = [0.367879, 0.735759, 0.919699, 0.981012, 0.99634, 0.999406, 0.999917].map(
  (chance) => chance * 2 ** 32,
);

/** A figure of 32 bits that stands for a poll, with the seed (FNV-1a). */
function markOf(seed: number, poll: string): number {
  let mark = seed ^ 0x811c9dc5;
  for (let at = 0; at < poll.length; at += 1) mark = Math.imul(mark ^ poll.charCodeAt(at), 0x01000193);
  return mark;
}

/**
 * How often a poll is drawn. Of a seed, a poll and a draw comes always the same, whatever other polls there are, so that a new
 * poll does not shake the band of last month. The mixing is the end of MurmurHash3.
 *
 * @param mark - As {@link markOf}: a name is read once and not with each draw, which was most of the time of an average.
 */
function timesDrawn(mark: number, draw: number): number {
  let mixed = mark ^ Math.imul(draw, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  const figure = (mixed ^ (mixed >>> 16)) >>> 0;
  let times = 0;
  while (figure >= (DRAWN_LESS_THAN[times] ?? Number.POSITIVE_INFINITY)) times += 1;
  return times;
}

/** Sums that fade from day to day: of the weights, and of the figures by them. The first place is of the polls as they are. */
interface Sums {
  readonly weight: Float64Array;
  readonly approve: Float64Array;
  readonly disapprove: Float64Array;
  /** Where the means of the draws are put in order. */
  readonly means: Float64Array;
}

function fade({ weight, approve, disapprove }: Omit<Sums, "means">, by: number): void {
  for (let draw = 0; draw < weight.length; draw += 1) {
    weight[draw] = (weight[draw] ?? 0) * by;
    approve[draw] = (approve[draw] ?? 0) * by;
    disapprove[draw] = (disapprove[draw] ?? 0) * by;
  }
}

function add(sums: Sums, poll: Poll, { mostSample, seed }: AverageMethod): void {
  const mark = markOf(seed, `${poll.day} ${poll.house}`);
  const own = Math.sqrt(Math.min(poll.sample, mostSample));
  for (let draw = 0; draw < sums.weight.length; draw += 1) {
    const weight = draw === 0 ? own : own * timesDrawn(mark, draw);
    sums.weight[draw] = (sums.weight[draw] ?? 0) + weight;
    sums.approve[draw] = (sums.approve[draw] ?? 0) + weight * poll.approvePct;
    sums.disapprove[draw] = (sums.disapprove[draw] ?? 0) + weight * poll.disapprovePct;
  }
}

/** The mean, and where nine of ten draws leave it; draws that took no poll say nothing. They are not put in order for two of them. */
function averaged(sums: Float64Array, { weight, means }: Pick<Sums, "weight" | "means">): Averaged {
  let count = 0;
  for (let draw = 1; draw < sums.length; draw += 1) {
    const own = weight[draw] ?? 0;
    if (own === 0) continue;
    means[count] = (sums[draw] ?? 0) / own;
    count += 1;
  }
  const drawn = means.subarray(0, count);
  const meanPct = (sums[0] ?? 0) / (weight[0] ?? 1);
  const [low, high] = [TAIL, 1 - TAIL].map((share) => Math.round(share * (count - 1)));
  if (low === undefined || high === undefined || count === 0) return { meanPct, lowPct: meanPct, highPct: meanPct };
  const lowPct = selectAt(drawn, low);
  return { meanPct, lowPct, highPct: selectAt(drawn, high, low) };
}

/**
 * The average of polls, day by day from the first to the last, in one pass: each weighs the square root of its sample, and half of
 * that as often as the half-life has passed. A poll counts from its last day on and never before. Nothing goes beyond the last poll.
 *
 * Between two polls all weights fade alike, which moves no mean: the work is that of the polls by the draws, however long they took.
 */
export function averagePolls(polls: readonly Poll[], method: AverageMethod = HOUSE_METHOD): readonly AverageDay[] {
  const counted = onePollAWeek(polls);
  const [first, last] = [counted[0], counted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const draws = method.resamples + 1;
  const sums: Sums = {
    weight: new Float64Array(draws),
    approve: new Float64Array(draws),
    disapprove: new Float64Array(draws),
    means: new Float64Array(method.resamples),
  };
  const daily = 0.5 ** (1 / method.halfLifeDays);
  const days: AverageDay[] = [];
  const numbers = counted.map(({ day }) => dayNumber(day));
  const [begin, end] = [dayNumber(first.day), dayNumber(last.day)];
  let [next, oldest, faded] = [0, 0, begin];
  let now: Omit<AverageDay, "day"> = NO_AVERAGE;
  for (let number = begin; number <= end; number += 1) {
    const before = next;
    for (let poll = counted[next]; poll !== undefined && numbers[next] === number; poll = counted[next]) {
      if (next === before) fade(sums, daily ** (number - faded));
      add(sums, poll, method);
      [next, faded] = [next + 1, number];
    }
    while ((numbers[oldest] ?? number) <= number - method.windowDays) oldest += 1;
    const isEnough = next - oldest >= method.leastPolls;
    if (next > before)
      now = isEnough
        ? { approve: averaged(sums.approve, sums), disapprove: averaged(sums.disapprove, sums) }
        : NO_AVERAGE;
    days.push({ day: dayOf(number), ...(isEnough ? now : NO_AVERAGE) });
  }
  return days;
}
