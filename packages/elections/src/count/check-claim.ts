import {
  type CountClaim,
  type CountedArea,
  type CountSnapshot,
  type ElectoralLaw,
  TOTAL_AREA,
} from "@nv/contracts/schemas";
import { majorityOf, seatsOfLaw } from "../law/laws.ts";
import { areasByCode, votesOf } from "./counted-area.ts";
import { leftToCount } from "./left-to-count.ts";
import { type KnownBesides, type OpenSeats, openSeats } from "./open-seats.ts";
import type { SeatRange } from "./seat-range.ts";

/** Whether a claim is so, is not, or may still be either: whatever is left to count decides. */
export type ClaimVerdict = "true" | "false" | "not-yet";

/** A count that claims are held against. */
export interface ClaimedCount extends KnownBesides {
  readonly snapshot: CountSnapshot;
  readonly law: ElectoralLaw;
}

type Claim<Kind extends CountClaim["kind"]> = Extract<CountClaim, { kind: Kind }>;

/** Decides a comparison with a figure that will end between two. */
function judge(comparison: Claim<"seats">["comparison"], { least, most }: SeatRange, wanted: number): ClaimVerdict {
  const verdict = (isSo: boolean, isNot: boolean): ClaimVerdict => {
    if (isSo) return "true";
    return isNot ? "false" : "not-yet";
  };
  if (comparison === "at-least") return verdict(least >= wanted, most < wanted);
  if (comparison === "at-most") return verdict(most <= wanted, least > wanted);
  return verdict(least === wanted && most === wanted, wanted < least || wanted > most);
}

function leftOf(area: CountedArea, { snapshot, law, abroad = {} }: ClaimedCount): number {
  const all = law.constituencies.reduce((sum, { code }) => sum + (abroad[code] ?? 0), 0);
  const own = area.code === TOTAL_AREA ? all : (abroad[area.code] ?? 0);
  return leftToCount(area, { isFinal: snapshot.isFinal, abroad: own });
}

function checkWins({ list, area: code }: Claim<"wins">, claimed: ClaimedCount): ClaimVerdict {
  const area = areasByCode(claimed.snapshot).get(code);
  if (area === undefined || area.voters === 0) return "not-yet";
  const left = leftOf(area, claimed);
  const own = votesOf(area, list);
  const rival = Math.max(
    0,
    ...Object.keys(area.votes).flatMap((other) => (other === list ? [] : votesOf(area, other))),
  );
  if (own > rival + left) return "true";
  return own + left < rival || (left === 0 && own <= rival) ? "false" : "not-yet";
}

/** Seats of a list in some constituencies, no fewer and no more; one that has said nothing may give it all of its seats, or none. */
function rangeIn(open: Iterable<OpenSeats>, law: ElectoralLaw, list: string): SeatRange {
  const seats = new Map(law.constituencies.map(({ code, seats: all }) => [code, all]));
  let [least, most] = [0, 0];
  for (const { code, ranges } of open) {
    const range = ranges.get(list);
    least += range?.least ?? 0;
    most += range?.most ?? (ranges.size === 0 ? (seats.get(code) ?? 0) : 0);
  }
  return { least, most };
}

function checkSeats({ list, area, comparison, seats }: Claim<"seats">, claimed: ClaimedCount): ClaimVerdict {
  const open = openSeats(claimed.snapshot, claimed.law, claimed);
  const isOfAll = area === TOTAL_AREA && !open.has(TOTAL_AREA);
  const here = isOfAll ? [...open.values()] : [open.get(area)].filter((one) => one !== undefined);
  if (here.length === 0) return "not-yet";
  return judge(comparison, rangeIn(here, claimed.law, list), seats);
}

function checkMajority({ lists }: Claim<"majority">, claimed: ClaimedCount): ClaimVerdict {
  const { snapshot, law } = claimed;
  const open = [...openSeats(snapshot, law, claimed).values()];
  const ranges = [...new Set(lists)].map((list) => rangeIn(open, law, list));
  const least = ranges.reduce((sum, range) => sum + range.least, 0);
  const most = ranges.reduce((sum, range) => sum + range.most, 0);
  return judge("at-least", { least, most }, majorityOf(seatsOfLaw(law)));
}

function checkTurnout({ area: code, comparison, pct }: Claim<"turnout">, claimed: ClaimedCount): ClaimVerdict {
  const area = areasByCode(claimed.snapshot).get(code);
  if (area === undefined || area.census === 0) return "not-yet";
  const share = (voters: number) => (100 * voters) / area.census;
  const most = Math.min(area.census, area.voters + leftToCount(area, { isFinal: claimed.snapshot.isFinal }));
  return judge(comparison, { least: share(area.voters), most: share(most) }, pct);
}

/**
 * Holds a claim of the night against the count: true or false where what is left to count cannot change it, and else not yet.
 *
 * It is arithmetic of what may come, and nobody's call: who wins is called by people.
 *
 * @see docs/contracts/elections-count.md#claims
 */
export function checkClaim(claim: CountClaim, claimed: ClaimedCount): ClaimVerdict {
  if (claim.kind === "wins") return checkWins(claim, claimed);
  if (claim.kind === "seats") return checkSeats(claim, claimed);
  if (claim.kind === "majority") return checkMajority(claim, claimed);
  return checkTurnout(claim, claimed);
}
