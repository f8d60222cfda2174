import type { Result } from "../utility/utility.ts";

/** A utility that answers a search. */
export interface FoundUtility {
  readonly id: string;
  /** Address where it opens, with the search in its fields where that is a value. */
  readonly to: string;
  readonly name: string;
  readonly says: string;
  /** Results that it makes of the search, the one that is wanted most first; none where it is only named. */
  readonly results: readonly Result[];
  /** Whether it is what was asked for: a value, or its exact name. */
  readonly isMeant: boolean;
}
