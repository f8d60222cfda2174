import type { ElectoralLaw } from "@nv/contracts/schemas";
import { type Apportionment, apportion, type ValidVotes } from "./apportion.ts";

/** Seats of a whole chamber. */
export interface ChamberSeats {
  /** By the code of the constituency, in the law's order; those without a vote yet are left out. */
  readonly byConstituency: ReadonlyMap<string, Apportionment>;
  /** Seats of each list that has some, most first. */
  readonly total: ReadonlyMap<string, number>;
  /** Seats that nobody has: of constituencies without votes, or that a lot gives. */
  readonly ungiven: number;
}

/** Sums votes, and the blank ones. */
export function sumVotes(all: Iterable<ValidVotes>): ValidVotes {
  const sums = new Map<string, number>();
  let blank = 0;
  for (const counted of all) {
    blank += counted.blank;
    for (const list in counted.votes) sums.set(list, (sums.get(list) ?? 0) + (counted.votes[list] ?? 0));
  }
  return { votes: Object.fromEntries(sums), blank };
}

/**
 * Gives all seats of a chamber.
 *
 * @param counted - By the code of the constituency.
 * @param lots - How a lot fell, by the code of the constituency.
 */
export function apportionAll(
  law: ElectoralLaw,
  counted: ReadonlyMap<string, ValidVotes>,
  lots: Readonly<Record<string, readonly string[]>> = {},
): ChamberSeats {
  const looksAtAll = law.thresholds.some(({ scope }) => scope === "territory");
  const territory = looksAtAll ? sumVotes(counted.values()) : undefined;
  const byConstituency = new Map<string, Apportionment>();
  const sums = new Map<string, number>();
  let ungiven = 0;
  for (const constituency of law.constituencies) {
    const votes = counted.get(constituency.code);
    ungiven += constituency.seats;
    if (votes === undefined) continue;
    const lot = lots[constituency.code] ?? [];
    const seats = apportion(votes, law, constituency, { lot, territory });
    byConstituency.set(constituency.code, seats);
    for (const [list, number] of seats.seats) {
      sums.set(list, (sums.get(list) ?? 0) + number);
      ungiven -= number;
    }
  }
  const total = new Map([...sums].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)));
  return { byConstituency, total, ungiven };
}
