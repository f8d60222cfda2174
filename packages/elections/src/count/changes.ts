import type { CountedArea } from "@nv/contracts/schemas";
import { type ValidVotes, validOf } from "../law/apportion.ts";
import { votesOf } from "./counted-area.ts";

/** Result of an area that another is compared with. */
export interface EarlierResult {
  readonly counted: ValidVotes;
  /** Of each list that had some; nothing where the area has no seats. */
  readonly seats?: ReadonlyMap<string, number>;
}

/** A list now and last time. */
export interface ListChange {
  readonly list: string;
  readonly votes: number;
  /** Of a hundred valid votes, rounded as it is shown. */
  readonly pct: number;
  /** `null` for a list that did not stand. */
  readonly beforePct: number | null;
  /** Difference of both as they are shown; `null` for a list that did not stand. */
  readonly points: number | null;
  readonly seats: number;
  readonly seatsChange: number;
}

/** Options of comparing lists. */
interface ChangeOptions {
  /** Lists of last time that a list goes on from; left out, the one with its key. */
  readonly sameAs?: Readonly<Record<string, readonly string[]>>;
  /** Decimals of a share. */
  readonly decimals?: number;
}

/** Hundredths of a point are the most that a count shows. */
const DECIMALS = 2;

/**
 * Compares an area with last time, list by list, the most voted first.
 *
 * @returns Lists with votes now, and those that had seats and have none.
 */
export function changesSince(
  area: CountedArea,
  seats: ReadonlyMap<string, number>,
  before: EarlierResult,
  { sameAs = {}, decimals = DECIMALS }: ChangeOptions = {},
): readonly ListChange[] {
  const scale = 10 ** decimals;
  const rounded = (share: number) => Math.round(share * 100 * scale) / scale;
  const [valid, validBefore] = [validOf(area), validOf(before.counted)];
  const earlierOf = (list: string) => sameAs[list] ?? [list];
  const continued = new Set(Object.keys(area.votes).flatMap(earlierOf));
  const gone = [...(before.seats?.keys() ?? [])].filter((list) => !continued.has(list));
  return [...Object.keys(area.votes), ...gone]
    .map((list): ListChange => {
      const earlier = earlierOf(list);
      const votes = votesOf(area, list);
      const votesBefore = earlier.reduce((sum, key) => sum + votesOf(before.counted, key), 0);
      const seatsBefore = earlier.reduce((sum, key) => sum + (before.seats?.get(key) ?? 0), 0);
      const pct = valid === 0 ? 0 : rounded(votes / valid);
      const beforePct = votesBefore === 0 || validBefore === 0 ? null : rounded(votesBefore / validBefore);
      const now = seats.get(list) ?? 0;
      return {
        ...{ list, votes, pct, beforePct, seats: now, seatsChange: now - seatsBefore },
        points: beforePct === null ? null : Math.round((pct - beforePct) * scale) / scale,
      };
    })
    .sort((a, b) => b.votes - a.votes || (a.list < b.list ? -1 : 1));
}
