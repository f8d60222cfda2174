import type { CountedArea } from "@nv/contracts/schemas";
import { leftToCount } from "./left-to-count.ts";

/** Standing of the lists of a town: nothing counted yet, two first ones with the same votes, or one ahead. */
export type TownStanding =
  | { readonly kind: "uncounted" }
  | { readonly kind: "tied" }
  | {
      readonly kind: "first";
      readonly list: string;
      /** Whether the votes that are left, if all were the second list's, could not change who is first. */
      readonly isSettled: boolean;
    };

/** Finds who is first in a town, and whether what is left to count may change it: a bound and no forecast. */
export function townStanding(area: CountedArea, { isFinal }: { readonly isFinal: boolean }): TownStanding {
  let [list, most, second] = ["", 0, 0];
  for (const [key, votes] of Object.entries(area.votes))
    if (votes > most) [list, most, second] = [key, votes, most];
    else if (votes > second) second = votes;
  if (most === 0) return { kind: "uncounted" };
  if (most === second) return { kind: "tied" };
  return { kind: "first", list, isSettled: most - second > leftToCount(area, { isFinal }) };
}
