import { fold } from "@nv/spanish";
import type { LevelModel, LevelPoll } from "./fit-level.ts";
import type { FreshPoll } from "./fresh-people.ts";
import type { LevelMethod } from "./share-poll.ts";

/** Houses with a lean of their own, those with the most polls: what others lean to is an error of each of their polls, which of one that asks once is the same. */
const MOST_HOUSES = 80;
/** Populations that are told apart. */
const MOST_POPULATIONS = 12;

/** Least share that an error is reckoned of, of a hundred: what nobody chooses is not known without one. */
const LEAST_PCT = 0.5;

/** Variance of a share of a half of one person asked, points². */
const PERSON = 2500;

/** A share's error beside that of a half: 4p(1 − p). @param pct - Of a hundred. */
export function scaleOf(pct: number): number {
  const share = Math.min(Math.max(pct, LEAST_PCT), 100 - LEAST_PCT) / 100;
  return 4 * share * (1 - share);
}

/** Parameters that the polls themselves tell, points of standard deviation, of a share of a half. */
export interface FreeParameters {
  /** From one day to the next. */
  readonly driftPct: number;
  /** Error of a poll beyond its sample. */
  readonly noisePct: number;
  /** Lean of houses from one another, and of populations. */
  readonly leanPct: number;
}

/** Polls of some series, ready to be fitted with any parameters. */
export interface LevelDesign {
  /** Day of the first poll, as a number of days. */
  readonly first: number;
  /** Names of the houses, in the order of their leans, which come before those of populations. */
  readonly houses: readonly string[];
  /** Means that are taken off each series before it is fitted. */
  readonly centres: readonly number[];
  readonly scales: readonly number[];
  readonly polls: readonly LevelPoll[];
  modelWith(parameters: FreeParameters): LevelModel;
}

/** Weights of the leans that sum to zero: those of the houses of quality, or of all. */
function heldOf(houses: readonly string[], { qualityHouses }: LevelMethod, leans: number): Float64Array {
  const named = new Set(qualityHouses.map(fold));
  const isNamed = houses.map((house) => named.has(fold(house)));
  const counts = isNamed.includes(true) ? isNamed : houses.map(() => true);
  const held = new Float64Array(leans);
  const count = counts.filter(Boolean).length;
  counts.forEach((is, at) => {
    held[at] = is ? 1 / count : 0;
  });
  return held;
}

/** Texts by how often they are there, the most often first; those of the same count in their order. */
function byCount(texts: readonly string[], most: number): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([text]) => text);
}

/** Means of each series, each poll by its people. */
function centresOf(polls: readonly FreshPoll[], series: readonly number[]): readonly number[] {
  const people = polls.reduce((sum, poll) => sum + poll.people, 0);
  return series.map((at) => polls.reduce((sum, poll) => sum + poll.people * (poll.poll.shares[at] ?? 0), 0) / people);
}

/**
 * Lays out polls for the model.
 *
 * @param polls - At least one; all of them tell all of the series.
 * @param series - Places among the shares of a poll.
 * @param last - Day that the level goes to, as a number of days.
 */
export function levelDesign(
  polls: readonly FreshPoll[],
  { series, last, method }: { readonly series: readonly number[]; readonly last: number; readonly method: LevelMethod },
): LevelDesign {
  const dayOf = ({ poll: { start, end } }: FreshPoll) => Math.ceil((start + end) / 2);
  const first = Math.min(...polls.map(dayOf));
  const all = polls.map(({ poll }) => poll.house);
  const houses = method.correctsHouses ? byCount(all, MOST_HOUSES) : [];
  const own = fold(method.population);
  const populations = own === "" ? [] : polls.map(({ poll }) => fold(poll.population));
  const others = byCount(
    populations.filter((name) => name !== own && name !== ""),
    MOST_POPULATIONS,
  );
  const places = new Map([...houses, ...others.map((name) => ` ${name}`)].map((name, at) => [name, at]));
  const size = places.size;
  const centres = centresOf(polls, series);
  const scales = centres.map(scaleOf);
  const laid = polls.map((poll) => ({
    day: dayOf(poll) - first,
    leans: [poll.poll.house, ` ${fold(poll.poll.population)}`].flatMap((name) => places.get(name) ?? []),
    values: series.map((at, place) => (poll.poll.shares[at] ?? 0) - (centres[place] ?? 0)),
  }));
  const sampling = polls.map(({ people }) => (PERSON * method.designEffect) / people);
  const isUntold = polls.map(({ poll }) => method.correctsHouses && !places.has(poll.house));
  const held = houses.length === 0 ? new Float64Array(0) : heldOf(houses, method, size);
  return {
    ...{ first, houses, centres, scales, polls: laid },
    modelWith: ({ driftPct, noisePct, leanPct }) => ({
      ...{ days: last - first + 1, scales, held, driftVariance: driftPct ** 2 },
      variances: Float64Array.from(sampling, (own, at) => own + noisePct ** 2 + (isUntold[at] ? leanPct ** 2 : 0)),
      leanVariances: new Float64Array(size).fill(leanPct ** 2),
    }),
  };
}
