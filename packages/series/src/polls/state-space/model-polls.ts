import type { Averaged } from "../average-polls.ts";
import { NINE_OF_TEN } from "../sampling-error.ts";
import { estimateParameters } from "./estimate-parameters.ts";
import { fitLevel, type LevelModel } from "./fit-level.ts";
import { type FreshPoll, freshPeople } from "./fresh-people.ts";
import { type FreeParameters, levelDesign, scaleOf } from "./level-design.ts";
import { recentWeight } from "./recent-weight.ts";
import type { LevelMethod, SharePoll } from "./share-poll.ts";

/** The level of a series on a day. */
export interface ModelledDay extends Averaged {
  /** Variance of the level, for a share of a half, points²: with what all houses may miss at once. */
  readonly variance: number;
}

/** Lean of a house in a series: points above the level. */
export interface HouseLean {
  readonly house: string;
  readonly meanPct: number;
}

/** A series as the model has it. */
export interface ModelledSeries {
  /** Day of the first of `days`, as a number of days. */
  readonly first: number;
  readonly days: readonly ModelledDay[];
  readonly leans: readonly HouseLean[];
}

/** Polls as the model has them. */
export interface PollModel {
  /** For each series; `null` for one that too few polls tell. */
  readonly series: readonly (ModelledSeries | null)[];
  /** Polls that count, by their last day. */
  readonly counted: readonly FreshPoll[];
  /** `null` where there is no series to tell them by. */
  readonly parameters: FreeParameters | null;
  /** Works out how much of the last level comes of polls of the last days. @returns Ratio 0-1. */
  recentWeight(days: number): number;
}

const within = (pct: number) => Math.min(100, Math.max(0, pct));

function modelledDay(meanPct: number, variance: number): ModelledDay {
  const mean = within(meanPct);
  const half = NINE_OF_TEN * Math.sqrt(variance * scaleOf(mean));
  return { meanPct: mean, lowPct: within(mean - half), highPct: within(mean + half), variance };
}

/**
 * Variance of what all polls miss at once. That the leans of the houses sum to zero is how they are told apart from the level, and true of houses
 * only on average: what is left of that comes to what the team says that the trade misses.
 */
const sharedVariance = ({ held, leanVariances }: LevelModel, { sharedErrorPct }: LevelMethod) =>
  held.reduce((sum, weight, at) => sum + weight ** 2 * (leanVariances[at] ?? 0), sharedErrorPct ** 2);

/** Series that the same polls tell, with these polls: they are fitted in one run. */
interface SeriesGroup {
  readonly series: number[];
  readonly polls: readonly FreshPoll[];
}

function toldTogether(counted: readonly FreshPoll[], count: number): readonly SeriesGroup[] {
  const groups = new Map<string, SeriesGroup>();
  for (let series = 0; series < count; series += 1) {
    const polls = counted.filter(({ poll }) => (poll.shares[series] ?? null) !== null);
    const key = counted.map(({ poll }) => Number((poll.shares[series] ?? null) !== null)).join("");
    const group = groups.get(key) ?? { series: [], polls };
    group.series.push(series);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/**
 * The level of each series on each day, by a model of states: opinion walks at random from day to day; a poll says it with what its house leans
 * to, and with the error of its sample and of the trade. The interval is that of the level, with all that the polls know of it before and after, and
 * with what all of them may miss at once.
 *
 * @param polls - Those of one tracker; `count` shares in each.
 * @param leastPolls - Polls that a series needs.
 * @see docs/adr/0114
 */
export function modelPolls(
  polls: readonly SharePoll[],
  { count, leastPolls, method }: { readonly count: number; readonly leastPolls: number; readonly method: LevelMethod },
): PollModel {
  const counted = freshPeople(polls);
  const last = counted.at(-1)?.poll.end ?? 0;
  const groups = toldTogether(counted, count).filter((told) => told.polls.length >= leastPolls);
  const designs = groups.map(({ series, polls: own }) => ({
    series,
    design: levelDesign(own, { series, last, method }),
  }));
  const [fullest] = [...designs].sort((a, b) => b.design.polls.length - a.design.polls.length);
  const modelled: (ModelledSeries | null)[] = Array.from({ length: count }, () => null);
  if (fullest === undefined) return { series: modelled, counted, parameters: null, recentWeight: () => 0 };
  const parameters = estimateParameters(fullest.design);
  for (const { series, design } of designs) {
    const model = design.modelWith(parameters);
    const { leans, level } = fitLevel(design.polls, model);
    const { means, variances } = level();
    const shared = sharedVariance(model, method);
    for (const [place, at] of series.entries()) {
      const centre = design.centres[place] ?? 0;
      modelled[at] = {
        first: design.first,
        days: Array.from(variances, (variance, day) =>
          modelledDay(centre + (means[day * series.length + place] ?? 0), variance + shared),
        ),
        leans: design.houses.map((house, row) => ({ house, meanPct: leans[row * series.length + place] ?? 0 })),
      };
    }
  }
  const fullModel = fullest.design.modelWith(parameters);
  return {
    ...{ series: modelled, counted, parameters },
    recentWeight: (days) => recentWeight(fullest.design.polls, fullModel, fullModel.days - days),
  };
}
