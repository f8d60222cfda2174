import type { GivenSeats, Runner } from "./give-seats.ts";
import { wholeShare } from "./quotient.ts";

/** A list that would have the last seat with some more votes. */
export interface Challenger {
  readonly list: string;
  /** Fewest votes more that give it the seat, nobody else having any more. From 1. */
  readonly missingVotes: number;
}

/** Seats as they were given, which challengers are measured by. */
interface Challenge {
  readonly runners: readonly Runner[];
  readonly given: GivenSeats;
  readonly mostEach: number;
  /** Votes that a list needs to pass the threshold; 0 where it does. */
  readonly missingToThreshold: (list: Runner) => number;
}

/** Fewest votes with which a list has the last seat of another: a greater quotient, or the same one with more votes. */
function neededVotes(seatsIfWon: number, { votes, divisor }: { votes: number; divisor: number }): number {
  const whole = wholeShare(votes, seatsIfWon, divisor);
  const isSameQuotient = whole * divisor === votes * seatsIfWon;
  return isSameQuotient && whole > votes ? whole : whole + 1;
}

/**
 * Lists the challengers of the last seat, fewest votes first.
 *
 * @returns None where no seat was given, or a lot has not been drawn yet.
 */
export function challengersOf({ runners, given, mostEach, missingToThreshold }: Challenge): readonly Challenger[] {
  const { last, seats, tie } = given;
  if (last === null || tie?.isSettled === false) return [];
  return runners
    .flatMap((runner): Challenger[] => {
      const has = seats.get(runner.list) ?? 0;
      if (runner.list === last.list || has >= mostEach) return [];
      const missing = neededVotes(has + 1, last.quotient) - runner.votes;
      return [{ list: runner.list, missingVotes: Math.max(1, missing, missingToThreshold(runner)) }];
    })
    .sort((a, b) => a.missingVotes - b.missingVotes || (a.list < b.list ? -1 : 1));
}
