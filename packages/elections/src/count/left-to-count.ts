import type { CountedArea } from "@nv/contracts/schemas";

/** Half of the last decimal that sources write of a share, of a hundred. */
const ROUNDING_PCT = 0.005;

/** Knowledge of what may still come besides what an area tells. */
export interface LeftOptions {
  /** Whether the source says that nothing more will come. */
  readonly isFinal: boolean;
  /** Voters who are counted days later and are in no census of the night: those who live abroad. */
  readonly abroad?: number;
}

/** People of the census whose polling stations are not counted, at most. */
function uncounted({ census, countedCensus, countedPct, voters }: CountedArea): number {
  const silent = Math.max(0, census - voters);
  if (countedCensus !== null) return Math.max(0, census - countedCensus);
  if (countedPct === null) return silent;
  return Math.min(silent, Math.ceil((census * Math.min(100, 100 - countedPct + ROUNDING_PCT)) / 100));
}

/**
 * Counts the votes that may still be added, at most: a bound and no forecast, as if everybody who is left had voted.
 *
 * It does not bound a correction: what is counted may be counted again.
 */
export function leftToCount(area: CountedArea, { isFinal, abroad = 0 }: LeftOptions): number {
  return abroad + (isFinal ? 0 : uncounted(area));
}
