import type { LawThreshold } from "@nv/contracts/schemas";

/** Votes that a threshold looks at. */
export interface ThresholdVotes {
  /** Of the list, in the constituency. */
  readonly votes: number;
  /** Valid ones of the constituency, blank ones among them. */
  readonly valid: number;
  /** The same of all constituencies together; nothing where it is the only one. */
  readonly territory?: { readonly votes: number; readonly valid: number } | undefined;
}

/** Whether a list reaches one of the thresholds, or there is none: «al menos» a share of the valid votes, exactly. */
export function reachesThreshold(thresholds: readonly LawThreshold[], counted: ThresholdVotes): boolean {
  if (thresholds.length === 0) return true;
  return thresholds.some(({ pct, scope }) => {
    const { votes, valid } = scope === "territory" ? (counted.territory ?? counted) : counted;
    return votes * 100 >= pct * valid;
  });
}

/** Votes that a list needs besides its own to reach a share of the valid ones, which grow with them; 0 for none. */
function missingFor(pct: number, votes: number, valid: number): number {
  return Math.max(0, Math.ceil((pct * valid - 100 * votes) / (100 - pct)));
}

/** The fewest votes that a list needs besides its own to reach a threshold, all else as it is. @returns 0 where it does. */
export function missingToThreshold(thresholds: readonly LawThreshold[], counted: ThresholdVotes): number {
  if (reachesThreshold(thresholds, counted)) return 0;
  return Math.min(
    ...thresholds.map(({ pct, scope }) => {
      const { votes, valid } = scope === "territory" ? (counted.territory ?? counted) : counted;
      return missingFor(pct, votes, valid);
    }),
  );
}
