import type { ElectoralLaw } from "@nv/contracts/schemas";
import type { LastShares } from "./last-shares.ts";
import { createProjection, type SwingRule, sumCountry } from "./projection.ts";
import { createQuickDhondt } from "./quick-dhondt.ts";

/** Options of drawing seats. */
export interface DrawOptions {
  readonly swing: SwingRule;
  /** By how far all constituencies of a region miss the swing together, from 0 to 1, of a list that half of them vote. */
  readonly regionError: number;
  /** By how far each misses it besides. */
  readonly constituencyError: number;
  /** Normal figures of mean 0 and deviation 1. */
  readonly normal: () => number;
}

/** The least share of a threshold; without one of its scope, none reaches it. */
const leastOf = ({ thresholds }: ElectoralLaw, wanted: "constituency" | "territory"): number =>
  Math.min(Number.POSITIVE_INFINITY, ...thresholds.flatMap(({ pct, scope }) => (scope === wanted ? [pct / 100] : [])));

/** Region of each constituency, from 0; one that names none is a region of its own. */
function regionsOf({ constituencies }: ElectoralLaw): { readonly of: readonly number[]; readonly count: number } {
  const numbers = new Map<string, number>();
  const of = constituencies.map(({ code, region = `${code} alone` }) => {
    const number = numbers.get(region) ?? numbers.size;
    numbers.set(region, number);
    return number;
  });
  return { of, count: numbers.size };
}

/** Makes what moves the shares of each constituency by the error of its region and one of its own, as large as a share lets it be. */
function createMiss(law: ElectoralLaw, last: LastShares, { regionError, constituencyError, normal }: DrawOptions) {
  const { starts, listOf, weights, lists } = last;
  const regions = regionsOf(law);
  const together = new Float64Array(regions.count * lists.length);
  return (shares: Float64Array): void => {
    for (let cell = 0; cell < together.length; cell += 1) together[cell] = regionError * normal();
    for (let row = 0; row < weights.length; row += 1) {
      const [from, to] = [starts[row] ?? 0, starts[row + 1] ?? 0];
      const region = (regions.of[row] ?? 0) * lists.length;
      for (let cell = from; cell < to; cell += 1) {
        const share = shares[cell] ?? 0;
        const error = (together[region + (listOf[cell] ?? 0)] ?? 0) + constituencyError * normal();
        shares[cell] = Math.max(0, share + 2 * error * Math.sqrt(share * Math.max(0, 1 - share)));
      }
    }
  };
}

/**
 * Makes what draws the seats of a chamber: shares of the country to its constituencies, an error in each, and seats by the law.
 *
 * @returns Takes shares of the lists of the average, from 0 to 1, and tells the seats of each list of each constituency that has some.
 */
export function createSeatDraw(law: ElectoralLaw, last: LastShares, options: DrawOptions) {
  const { starts, listOf, lists } = last;
  const { project, fit } = createProjection(last, options.swing);
  const miss = createMiss(law, last, options);
  const isExact = options.regionError === 0 && options.constituencyError === 0;
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
    project(now, shares);
    // What a region misses others make good: the country is what was drawn.
    if (!isExact) {
      miss(shares);
      fit(shares);
    }
    if (everywhere < 1) sumCountry(last, shares, country);
    rows.forEach(({ seats, from, to }, row) => {
      const given = giveSeats({ shares, from, to }, seats, least);
      for (let cell = from; cell < to; cell += 1) tell(row, listOf[cell] ?? 0, given[cell - from] ?? 0);
    });
  };
}
