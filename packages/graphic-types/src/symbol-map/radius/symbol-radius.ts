import { roundestBetween } from "../../data-map/values/class-limits.ts";

/** Smallest radius at which a symbol is seen, pixels. */
export const LEAST_RADIUS_PX = 1.5;

/** Returns the radius of a value: areas are as values are, so a value four times as large has twice the radius. */
export const radiusOf = (value: number, most: number, mostPx: number): number =>
  most === 0 || value === 0 ? 0 : Math.max(LEAST_RADIUS_PX, mostPx * Math.sqrt(Math.abs(value) / most));

/** Shares of the largest value that a legend of sizes shows about. */
const SHARES = [1, 0.4, 0.1] as const;
/** Room for a round number around a share. */
const ROOM = 0.35;

/** Round values whose symbols a legend shows, the largest first; none is larger than what is on the map. */
export function legendSizes(most: number): readonly number[] {
  const found = SHARES.map((share) =>
    roundestBetween(most * share * (1 - ROOM), most * share * (share === 1 ? 1 : 1 + ROOM)),
  );
  return [...new Set(found)].filter((value) => value > 0);
}
