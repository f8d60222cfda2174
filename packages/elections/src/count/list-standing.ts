import type { LawThreshold } from "@nv/contracts/schemas";

/** Whether a list will pass a threshold, whatever is still counted. */
export type ListStanding = "in" | "out" | "perhaps";

/** Votes as they are, and how many may still come. */
export interface BoundedVotes {
  readonly votes: number;
  /** Valid ones, blank ones among them. */
  readonly valid: number;
  /** Valid votes that may still come, at most, each for anybody. */
  readonly left: number;
}

function standingFor(pct: number, { votes, valid, left }: BoundedVotes): ListStanding {
  if (votes * 100 >= pct * (valid + left)) return "in";
  return (votes + left) * 100 >= pct * (valid + left) ? "perhaps" : "out";
}

/**
 * Tells whether a list passes the thresholds whatever comes: one of them is enough.
 *
 * @param territory - The same of all constituencies, for the thresholds that look at them.
 */
export function standingOf(
  thresholds: readonly LawThreshold[],
  here: BoundedVotes,
  territory: BoundedVotes = here,
): ListStanding {
  if (thresholds.length === 0) return "in";
  const standings = thresholds.map(({ pct, scope }) => standingFor(pct, scope === "territory" ? territory : here));
  if (standings.includes("in")) return "in";
  return standings.includes("perhaps") ? "perhaps" : "out";
}
