import { selectAt } from "./select-at.ts";

/** A poll as it comes into the sums of the draws and goes out of them. */
export interface DrawnPoll {
  readonly approvePct: number;
  readonly disapprovePct: number;
  /** Number of times that each draw takes it. */
  readonly times: Uint8Array;
}

/** Shares of the draws that are left out at each end: what stays is nine of ten. */
const TAIL = 0.05;

/** Range of the mean of one answer over the draws: nine of ten are between its ends. */
export interface DrawnRange {
  readonly lowPct: number;
  readonly highPct: number;
}

/** Sums of the polls of a window by each draw: its polls, their weights, and the figures by them. */
export interface DrawnSums {
  readonly polls: Int32Array;
  readonly weight: Float64Array;
  readonly approve: Float64Array;
  readonly disapprove: Float64Array;
  /** Room in which the means of the draws are put in order. */
  readonly means: Float64Array;
}

/** Sums of nothing yet. */
export const drawnSums = (resamples: number): DrawnSums => ({
  polls: new Int32Array(resamples),
  weight: new Float64Array(resamples),
  approve: new Float64Array(resamples),
  disapprove: new Float64Array(resamples),
  means: new Float64Array(resamples),
});

/** Weighs all that is in the sums otherwise. */
export function fade({ weight, approve, disapprove }: DrawnSums, by: number): void {
  for (let draw = 0; draw < weight.length; draw += 1) {
    weight[draw] = (weight[draw] ?? 0) * by;
    approve[draw] = (approve[draw] ?? 0) * by;
    disapprove[draw] = (disapprove[draw] ?? 0) * by;
  }
}

/**
 * Puts a poll into the sums, or takes it out again. A draw that is left without any begins again from nothing: the crumbs of what
 * went out would be all that it weighs.
 *
 * @param weight - As the sums are weighed now.
 * @param by - 1 to put it in, −1 to take it out.
 */
export function move(sums: DrawnSums, { approvePct, disapprovePct, times }: DrawnPoll, weight: number, by: 1 | -1) {
  for (let draw = 0; draw < times.length; draw += 1) {
    const count = by * (times[draw] ?? 0);
    if (count === 0) continue;
    const left = (sums.polls[draw] ?? 0) + count;
    sums.polls[draw] = left;
    const own = count * weight;
    sums.weight[draw] = left === 0 ? 0 : (sums.weight[draw] ?? 0) + own;
    sums.approve[draw] = left === 0 ? 0 : (sums.approve[draw] ?? 0) + own * approvePct;
    sums.disapprove[draw] = left === 0 ? 0 : (sums.disapprove[draw] ?? 0) + own * disapprovePct;
  }
}

/** Returns the range of the mean of an answer over the draws; draws that took no poll do not count, and `null` where none took any. */
export function drawnRange(sums: DrawnSums, of: "approve" | "disapprove"): DrawnRange | null {
  const { polls, weight, means } = sums;
  let count = 0;
  for (let draw = 0; draw < polls.length; draw += 1) {
    if (polls[draw] === 0) continue;
    means[count] = (sums[of][draw] ?? 0) / (weight[draw] ?? 1);
    count += 1;
  }
  if (count === 0) return null;
  const drawn = means.subarray(0, count);
  const [low, high] = [Math.round(TAIL * (count - 1)), Math.round((1 - TAIL) * (count - 1))];
  const lowPct = selectAt(drawn, low);
  return { lowPct, highPct: selectAt(drawn, high, low) };
}
