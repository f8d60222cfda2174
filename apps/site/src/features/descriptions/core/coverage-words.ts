import type { CoverageCounts, CoverageState } from "@nv/contracts/schemas";
import { formatPercent } from "@nv/spanish";

/** Name of each state. */
export const STATE_NAMES: Readonly<Record<CoverageState, string>> = {
  missing: "Sin descripción",
  wrong: "No pasa la comprobación",
  stale: "Por revisar",
  good: "Al día",
};

/** Of how many it is known. */
export function totalOf({ missing, wrong, stale, good }: CoverageCounts): number {
  return missing + wrong + stale + good;
}

/**
 * The share of those that are right, rounded down: a hundred is said of all alone.
 *
 * @returns «—» of none.
 */
export function goodShare(counts: CoverageCounts): string {
  const total = totalOf(counts);
  return total === 0 ? "—" : formatPercent(Math.floor((counts.good / total) * 100), { decimals: 0 });
}
