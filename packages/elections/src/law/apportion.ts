import type { Constituency, LawThreshold, SeatRule } from "@nv/contracts/schemas";
import { type Challenger, challengersOf } from "./challengers.ts";
import { type GivenSeats, type Giving, giveSeats, type Runner, type SeatTie } from "./give-seats.ts";
import { missingToThreshold, reachesThreshold, type ThresholdVotes } from "./threshold.ts";

/** Valid votes of an area. */
export interface ValidVotes {
  /** Of each list that has some; whole, ≥ 0. */
  readonly votes: Readonly<Record<string, number>>;
  /** For nobody: they count for the threshold. */
  readonly blank: number;
}

/** Seats of a constituency, and what they hang on. */
export interface Apportionment {
  /** Seats of each list that has some. */
  readonly seats: ReadonlyMap<string, number>;
  /** Valid votes, blank ones among them. */
  readonly valid: number;
  /** Lists that no threshold lets in, the most voted first. */
  readonly belowThreshold: readonly string[];
  /** List that has the last seat; `null` where none was given or a lot has not been drawn. */
  readonly last: string | null;
  /** List that would have the seat after the last, were there one more: it may be the same; `null` for none. */
  readonly next: string | null;
  /** Lists that would have the last seat with some more votes, fewest first. */
  readonly challengers: readonly Challenger[];
  /** Seats that a lot gives, where the law has one drawn. */
  readonly tie: SeatTie | null;
}

/** Part of a law that gives seats in a constituency. */
export interface SeatLaw {
  readonly rule: SeatRule;
  readonly thresholds: readonly LawThreshold[];
}

/** Knowledge besides the votes. */
export interface ApportionOptions {
  /** Lists in the order in which a lot favoured them; without it nobody has the seats of a tie. */
  readonly lot?: readonly string[];
  /** Valid votes of the whole territory, for a threshold that looks at them. */
  readonly territory?: ValidVotes | undefined;
}

/** Counts valid votes: those of lists and blank ones. */
export function validOf({ votes, blank }: ValidVotes): number {
  let sum = blank;
  for (const list in votes) sum += votes[list] ?? 0;
  return sum;
}

/** Lists with their votes, the most voted first; those with as many by their key, so that the order never hangs on the source's. */
const runnersOf = (votes: Readonly<Record<string, number>>): readonly Runner[] =>
  Object.keys(votes)
    .map((list) => ({ list, votes: votes[list] ?? 0 }))
    .sort((a, b) => b.votes - a.votes || (a.list < b.list ? -1 : 1));

/** The list that has a seat more where there is one more; `null` for none, or where a lot is to be drawn. */
function nextOf(runners: readonly Runner[], { seats, tie }: GivenSeats, oneMore: Giving): string | null {
  if (tie?.isSettled === false) return null;
  const after = giveSeats(runners, oneMore).seats;
  return [...after].find(([list, number]) => number > (seats.get(list) ?? 0))?.[0] ?? null;
}

/**
 * Gives the seats of a constituency for its votes, exactly: nothing is divided.
 *
 * A tie that the law has drawn by lot is told in `tie`; without a `lot` its seats are nobody's.
 *
 * @see LOREG, articles 163, 166, 180 and 184; docs/adr/0116-votes-to-seats.md
 * @example apportion({ votes: { a: 60, b: 40 }, blank: 0 }, law, { code: "1", name: "Uno", seats: 3 }).seats // a → 2, b → 1
 */
export function apportion(
  counted: ValidVotes,
  law: SeatLaw,
  constituency: Constituency,
  { lot = [], territory }: ApportionOptions = {},
): Apportionment {
  const isDhondt = (constituency.rule ?? law.rule) === "dhondt";
  const thresholds = isDhondt ? law.thresholds : [];
  const valid = validOf(counted);
  const runners = runnersOf(counted.votes);
  const ofTerritory = territory && { ...territory, valid: validOf(territory) };
  const judged = ({ list, votes }: Runner): ThresholdVotes => ({
    ...{ votes, valid },
    territory: ofTerritory && { votes: ofTerritory.votes[list] ?? 0, valid: ofTerritory.valid },
  });
  const inside = runners.filter((runner) => reachesThreshold(thresholds, judged(runner)));
  const mostEach = isDhondt ? constituency.seats : 1;
  const given = giveSeats(inside, { seats: constituency.seats, mostEach, lot });
  const challengers = challengersOf({
    ...{ runners, given, mostEach },
    missingToThreshold: (runner) => missingToThreshold(thresholds, judged(runner)),
  });
  return {
    ...{ seats: given.seats, valid, challengers, tie: given.tie },
    belowThreshold: runners.filter((runner) => !inside.includes(runner)).map(({ list }) => list),
    last: given.tie?.isSettled === false ? null : (given.last?.list ?? null),
    next: nextOf(inside, given, { seats: constituency.seats + 1, mostEach, lot }),
  };
}
