import type { ElectoralLaw } from "@nv/contracts/schemas";
import type { ValidVotes } from "../law/apportion.ts";
import { seatsOfLaw } from "../law/laws.ts";
import { blocText } from "./chance-text.ts";
import { createSeatDraw } from "./draw-seats.ts";
import { lastShares } from "./last-shares.ts";
import { type NationalShares, nationalDraws } from "./national-draws.ts";
import { normalFigures } from "./normal-figures.ts";
import type { SwingRule } from "./projection.ts";
import { createSeatHistogram, type SeatHistogram, type SeatSpread } from "./seat-histogram.ts";

/** Lists whose seats the desk sums. */
export interface Bloc {
  readonly name: string;
  readonly lists: readonly string[];
  /** Seats that it wants to have. */
  readonly atLeast: number;
}

/**
 * Points by which the constituencies of a region miss what the swing says, together, of a list that half of them vote: as they did in eight
 * general elections of Spain.
 *
 * @see docs/adr/0117-average-to-seats.md
 */
export const REGION_ERROR_PTS = 2.8;

/** Points by which each of them misses it besides. */
export const CONSTITUENCY_ERROR_PTS = 1.6;

/** Things that seats are simulated from. */
export interface SimulationInput {
  readonly law: ElectoralLaw;
  /** Average of the country, with its uncertainty. «Otros» is no list: it is left out, and left to who had it last time. */
  readonly average: NationalShares;
  /** Last result by the code of the constituency. */
  readonly last: ReadonlyMap<string, ValidVotes>;
  readonly swing: SwingRule;
  /** Constituencies where lists stand that nobody voted last time, by their key; everywhere for those that it does not name. */
  readonly newLists?: Readonly<Record<string, readonly string[]>>;
  /** Points by which polls miss together, besides their average's uncertainty, of a list that half of them vote. */
  readonly nationalErrorPts?: number;
  /** {@link REGION_ERROR_PTS} unless it says otherwise. */
  readonly regionErrorPts?: number;
  /** {@link CONSTITUENCY_ERROR_PTS} unless it says otherwise. */
  readonly constituencyErrorPts?: number;
  readonly blocs?: readonly Bloc[];
  readonly draws: number;
  readonly seed: number;
}

/** Seats of a list. */
export interface ListSpread extends SeatSpread {
  readonly list: string;
}

/** Chance of a sum. */
export interface BlocChance extends SeatSpread {
  readonly name: string;
  readonly atLeast: number;
  /** Part of the draws that reach it, from 0 to 1. */
  readonly ratio: number;
  /** Spanish sentence, with its range. */
  readonly text: string;
}

/** Seats as they come out of many draws. */
export interface SeatSimulation {
  readonly draws: number;
  /** Lists that have a seat in some draw of nine of ten, most seats first. */
  readonly total: readonly ListSpread[];
  /** The same, by the code of the constituency. */
  readonly byConstituency: ReadonlyMap<string, readonly ListSpread[]>;
  readonly blocs: readonly BlocChance[];
}

/** Spreads of the lists that have a seat in some draw of nine of ten. */
function spreadsOf(lists: readonly string[], histogram: SeatHistogram): readonly ListSpread[] {
  return lists
    .map((list, at) => ({ list, ...histogram.spreadOf(at) }))
    .filter(({ high }) => high > 0)
    .sort((a, b) => b.median - a.median || b.high - a.high || (a.list < b.list ? -1 : 1));
}

/** Sums the seats of some lists. */
const sumOf = (lists: readonly number[], seats: Uint16Array) =>
  lists.reduce((sum, list) => sum + (seats[list] ?? 0), 0);

/**
 * Simulates the seats of a chamber from an average of the country: each draw takes shares from the average's uncertainty, brings them to the
 * constituencies by the swing from the last result, moves each by an error of its region and one of its own, and gives the seats by the law.
 *
 * @throws {RangeError} Where the last result lacks a constituency, the covariance is none, or people are voted for several seats.
 * @see docs/adr/0117-average-to-seats.md
 */
export function simulateSeats(input: SimulationInput): SeatSimulation {
  const { law, average, swing, draws, seed, blocs = [] } = input;
  const { regionErrorPts = REGION_ERROR_PTS, constituencyErrorPts = CONSTITUENCY_ERROR_PTS } = input;
  if (law.constituencies.some(({ rule = law.rule, seats }) => rule === "most-voted" && seats > 1))
    throw new RangeError("people are voted, and an average is of lists");
  const last = lastShares(law, average.lists, input.last, input.newLists);
  const normal = normalFigures(seed);
  const drawInto = nationalDraws(average, (input.nationalErrorPts ?? 0) / 100, normal);
  const errors = { regionError: regionErrorPts / 100, constituencyError: constituencyErrorPts / 100 };
  const drawSeats = createSeatDraw(law, last, { swing, normal, ...errors });
  const { lists } = last;
  const all = seatsOfLaw(law);
  const total = createSeatHistogram(lists.length, all, draws);
  const each = law.constituencies.map(({ seats }) => createSeatHistogram(lists.length, seats, draws));
  const sums = createSeatHistogram(blocs.length, all, draws);
  const members = blocs.map((bloc) => lists.flatMap((list, at) => (bloc.lists.includes(list) ? [at] : [])));
  const [now, seatsOfDraw] = [new Float64Array(last.averaged), new Uint16Array(lists.length)];
  for (let draw = 0; draw < draws; draw += 1) {
    drawInto(draw, now);
    seatsOfDraw.fill(0);
    drawSeats(now, (row, list, seats) => {
      each[row]?.add(list, seats);
      seatsOfDraw[list] = (seatsOfDraw[list] ?? 0) + seats;
    });
    seatsOfDraw.forEach((seats, list) => {
      total.add(list, seats);
    });
    members.forEach((own, bloc) => {
      sums.add(bloc, sumOf(own, seatsOfDraw));
    });
  }
  return {
    draws,
    total: spreadsOf(lists, total),
    byConstituency: new Map(law.constituencies.map(({ code }, row) => [code, spreadsOf(lists, each[row] ?? total)])),
    blocs: blocs.map(({ name, atLeast }, at) => {
      const spread = sums.spreadOf(at);
      const ratio = sums.ratioFrom(at, atLeast);
      return { name, atLeast, ratio, ...spread, text: blocText(name, atLeast, ratio, spread) };
    }),
  };
}
