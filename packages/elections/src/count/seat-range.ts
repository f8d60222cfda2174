import type { Constituency } from "@nv/contracts/schemas";
import { apportion, type SeatLaw, type ValidVotes, validOf } from "../law/apportion.ts";
import { giveSeats, type Runner } from "../law/give-seats.ts";
import { wholeShare } from "../law/quotient.ts";
import { type BoundedVotes, type ListStanding, standingOf } from "./list-standing.ts";

/** Seats that a list may end with: no fewer, no more. */
export interface SeatRange {
  readonly least: number;
  readonly most: number;
}

/** A constituency while it is counted. */
export interface OpenCount {
  readonly counted: ValidVotes;
  /** Valid votes that may still come, at most. */
  readonly left: number;
  /** All constituencies together, for a law whose threshold looks at them. */
  readonly territory?: { readonly counted: ValidVotes; readonly left: number } | undefined;
  /** Lists in the order in which a lot favoured them, where one was drawn. */
  readonly lot?: readonly string[];
}

/** A runner, and whether it will pass the threshold. */
interface Standing extends Runner {
  readonly standing: ListStanding;
}

/** A list that has no vote yet may still get them all. */
const UNSEEN: Standing = { list: "", votes: 0, standing: "perhaps" };

function standings(law: Pick<SeatLaw, "thresholds">, open: OpenCount, isDhondt: boolean): readonly Standing[] {
  const { counted, left, territory } = open;
  const bounded = (votes: ValidVotes, list: string, more: number): BoundedVotes => ({
    votes: votes.votes[list] ?? 0,
    valid: validOf(votes),
    left: more,
  });
  const thresholds = isDhondt ? law.thresholds : [];
  return Object.keys(counted.votes).map((list) => ({
    ...{ list, votes: counted.votes[list] ?? 0 },
    standing: standingOf(
      thresholds,
      bounded(counted, list, left),
      territory && bounded(territory.counted, list, territory.left),
    ),
  }));
}

/** Figures that a range is reckoned with. */
interface Reckoning {
  readonly seats: number;
  readonly mostEach: number;
  readonly left: number;
  /** Marks of a voter: where people are voted, each of them may get one of every vote that is left. */
  readonly marks: number;
}

/** Most seats: all votes that are left are the list's, and nobody passes a threshold but who surely does. */
function mostSeats(own: Standing, others: readonly Standing[], { seats, mostEach, left }: Reckoning): number {
  if (own.standing === "out") return 0;
  const rivals = others.filter(({ standing }) => standing === "in");
  const runners = [{ list: own.list, votes: own.votes + left }, ...rivals];
  const lot = runners.map(({ list }) => list);
  return giveSeats(runners, { seats, mostEach, lot }).seats.get(own.list) ?? 0;
}

/** Fewest votes that have to come to the others for the list to end with so many seats, were every tie lost. */
function costOfLosing(own: Standing, others: readonly Standing[], kept: number, reckoning: Reckoning): number {
  const { seats, mostEach, left, marks } = reckoning;
  const rivals = others.map(({ votes }) => {
    const has = Math.min(mostEach, wholeShare(votes, kept + 1, own.votes));
    return { votes, has, added: 0 };
  });
  let short = seats - kept - rivals.reduce((sum, { has }) => sum + has, 0);
  let cost = 0;
  for (; short > 0 && cost <= left * marks; short -= 1) {
    let [cheapest, step]: [(typeof rivals)[number] | null, number] = [null, Number.POSITIVE_INFINITY];
    for (const rival of rivals) {
      if (rival.has >= mostEach) continue;
      const needed = Math.ceil((own.votes * (rival.has + 1)) / (kept + 1)) - rival.votes - rival.added;
      if (needed < step && rival.added + needed <= left) [cheapest, step] = [rival, needed];
    }
    if (cheapest === null) return Number.POSITIVE_INFINITY;
    cheapest.has += 1;
    cheapest.added += step;
    cost += step;
  }
  return cost;
}

/** Fewest seats: all votes that are left are the others', however they share them. */
function leastSeats(own: Standing, others: readonly Standing[], reckoning: Reckoning): number {
  if (own.standing !== "in" || own.votes === 0) return 0;
  const rivals = [...others.filter(({ standing }) => standing !== "out"), UNSEEN];
  const canLose = (kept: number) => costOfLosing(own, rivals, kept, reckoning) <= reckoning.left * reckoning.marks;
  // What is lost with some votes is lost with more: the fewest seats are found by halves.
  let [least, most] = [0, reckoning.mostEach];
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (canLose(middle)) most = middle;
    else least = middle + 1;
  }
  return least;
}

/** Seats of a constituency where nothing is left: those that it has, and one more for each list of a lot that nobody drew. */
function countedRanges(
  law: SeatLaw,
  constituency: Constituency,
  { counted, territory, lot = [] }: OpenCount,
): ReadonlyMap<string, SeatRange> {
  const { seats, tie } = apportion(counted, law, constituency, { lot, territory: territory?.counted });
  const drawn = tie?.isSettled === false ? tie.lists : [];
  return new Map(
    Object.keys(counted.votes).map((list) => {
      const least = seats.get(list) ?? 0;
      return [list, { least, most: least + Number(drawn.includes(list)) }];
    }),
  );
}

/**
 * Bounds the seats that each list may end with, whatever is still counted: votes are only added, and go to anybody.
 *
 * @returns By list; one that may get nothing is in it, one without a vote is not.
 * @see docs/contracts/elections-count.md#open
 */
export function seatRanges(law: SeatLaw, constituency: Constituency, open: OpenCount): ReadonlyMap<string, SeatRange> {
  if (open.left === 0 && (open.territory?.left ?? 0) === 0) return countedRanges(law, constituency, open);
  const isDhondt = (constituency.rule ?? law.rule) === "dhondt";
  const mostEach = isDhondt ? constituency.seats : 1;
  const reckoning = { seats: constituency.seats, mostEach, left: open.left, marks: constituency.marks ?? 1 };
  const all = standings(law, open, isDhondt);
  return new Map(
    all.map((own) => {
      const others = all.filter((other) => other !== own);
      const range = { least: leastSeats(own, others, reckoning), most: mostSeats(own, others, reckoning) };
      return [own.list, range];
    }),
  );
}
