import type { ElectoralLaw } from "@nv/contracts/schemas";
import type { LastShares } from "./last-shares.ts";
import { createProjection, fitCells, type SwingRule, sumCountry } from "./projection.ts";
import { createQuickDhondt } from "./quick-dhondt.ts";

/** Options of drawing seats. */
export interface DrawOptions {
  readonly swing: SwingRule;
  /** By how far a constituency misses the swing, from 0 to 1, of a list that half of them vote. */
  readonly constituencyError: number;
  /** Normal figures of mean 0 and deviation 1. */
  readonly normal: () => number;
}

/** The least share of a threshold; without one of its scope, none reaches it. */
const leastOf = ({ thresholds }: ElectoralLaw, wanted: "constituency" | "territory"): number =>
  Math.min(Number.POSITIVE_INFINITY, ...thresholds.flatMap(({ pct, scope }) => (scope === wanted ? [pct / 100] : [])));

/** Moves the shares of each constituency by an error of its own, as large as a share lets it be, and makes them fit again. */
function missEach({ starts, weights }: LastShares, shares: Float64Array, error: number, normal: () => number): void {
  for (let row = 0; row < weights.length; row += 1) {
    const [from, to] = [starts[row] ?? 0, starts[row + 1] ?? 0];
    let sum = 0;
    for (let cell = from; cell < to; cell += 1) {
      const share = shares[cell] ?? 0;
      sum += share;
      shares[cell] = Math.max(0, share + 2 * error * Math.sqrt(share * Math.max(0, 1 - share)) * normal());
    }
    fitCells(shares, from, to, sum);
  }
}

/**
 * Makes what draws the seats of a chamber: shares of the country to its constituencies, an error in each, and seats by the law.
 *
 * @returns Takes shares of the lists of the average, from 0 to 1, and tells the seats of each list of each constituency that has some.
 */
export function createSeatDraw(law: ElectoralLaw, last: LastShares, { swing, constituencyError, normal }: DrawOptions) {
  const { starts, listOf, lists } = last;
  const projected = createProjection(last, swing);
  const shares = new Float64Array(last.shares.length);
  const country = new Float64Array(lists.length);
  const rows = law.constituencies.map(({ seats }, row) => ({
    seats,
    from: starts[row] ?? 0,
    to: starts[row + 1] ?? 0,
  }));
  const giveSeats = createQuickDhondt(Math.max(...rows.map(({ from, to }) => to - from)));
  const [here, everywhere] = [leastOf(law, "constituency"), leastOf(law, "territory")];
  const hasNone = law.thresholds.length === 0;
  const least = (cell: number) => (hasNone || (country[listOf[cell] ?? 0] ?? 0) >= everywhere ? 0 : here);
  return (now: Float64Array, tell: (row: number, list: number, seats: number) => void): void => {
    projected(now, shares);
    if (constituencyError > 0) missEach(last, shares, constituencyError, normal);
    if (everywhere < 1) sumCountry(last, shares, country);
    rows.forEach(({ seats, from, to }, row) => {
      const given = giveSeats({ shares, from, to }, seats, least);
      for (let cell = from; cell < to; cell += 1) tell(row, listOf[cell] ?? 0, given[cell - from] ?? 0);
    });
  };
}
