import { compareQuotients, type Quotient } from "./quotient.ts";

/** A list that takes part, or a person where people are voted. */
export interface Runner {
  readonly list: string;
  readonly votes: number;
}

/** Lists with the same quotient and as many votes, and fewer seats than lists: the law has a lot drawn (LOREG, article 163.1.d). */
export interface SeatTie {
  readonly lists: readonly string[];
  /** Seats that the lot gives. */
  readonly seats: number;
  /** Whether somebody told how the lot fell; until then nobody has these seats. */
  readonly isSettled: boolean;
}

/** Seats as they were given. */
export interface GivenSeats {
  readonly seats: ReadonlyMap<string, number>;
  /** List of the last seat, and its quotient; `null` where no seat was given. */
  readonly last: { readonly list: string; readonly quotient: Quotient } | null;
  readonly tie: SeatTie | null;
}

/** Options of giving seats. */
export interface Giving {
  readonly seats: number;
  /** Most seats of a runner: 1 where people are voted. */
  readonly mostEach: number;
  /** Order in which a lot favoured the lists; nothing where none was drawn. */
  readonly lot: readonly string[];
}

/** The lists whose next quotient is the greatest, with as many votes each. */
function nextInLine(runners: readonly Runner[], seats: ReadonlyMap<string, number>, mostEach: number): Runner[] {
  let best: Runner[] = [];
  let bestQuotient: Quotient = { votes: 0, divisor: 1 };
  for (const runner of runners) {
    const has = seats.get(runner.list) ?? 0;
    if (has >= mostEach || runner.votes === 0) continue;
    const quotient = { votes: runner.votes, divisor: has + 1 };
    const order = compareQuotients(quotient, bestQuotient) || runner.votes - (best[0]?.votes ?? 0);
    if (order < 0) continue;
    if (order > 0) best = [];
    best.push(runner);
    bestQuotient = quotient;
  }
  return best;
}

/** The first of a tie in the order of the lot; nobody where the lot does not name them all. */
function drawn(tied: readonly Runner[], seats: number, lot: readonly string[]): readonly Runner[] {
  const places = tied.map((runner) => ({ runner, place: lot.indexOf(runner.list) }));
  if (places.some(({ place }) => place < 0)) return [];
  return places
    .sort((a, b) => a.place - b.place)
    .slice(0, seats)
    .map(({ runner }) => runner);
}

/**
 * Gives the seats by the greatest quotients: with the same quotient to whoever has more votes, and with as many votes by lot.
 *
 * Lists with as many votes get the same quotient one after the other while there are seats for all of them, and no lot is needed. It is
 * needed once, for the last ones.
 *
 * @see LOREG, article 163.1, c and d; docs/adr/0116-votes-to-seats.md
 */
export function giveSeats(runners: readonly Runner[], { seats, mostEach, lot }: Giving): GivenSeats {
  const given = new Map<string, number>();
  let left = seats;
  let last: GivenSeats["last"] = null;
  let tie: SeatTie | null = null;
  while (left > 0) {
    const tied = nextInLine(runners, given, mostEach);
    if (tied.length === 0) break;
    const isShort = tied.length > left;
    const winners = isShort ? drawn(tied, left, lot) : tied;
    if (isShort) tie = { lists: tied.map(({ list }) => list), seats: left, isSettled: winners.length > 0 };
    for (const { list, votes } of winners) {
      const divisor = (given.get(list) ?? 0) + 1;
      given.set(list, divisor);
      last = { list, quotient: { votes, divisor } };
    }
    if (isShort) break;
    left -= winners.length;
  }
  return { seats: given, last, tie };
}
