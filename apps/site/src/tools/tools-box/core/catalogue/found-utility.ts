/** A utility that answers a search. */
export interface FoundUtility {
  readonly id: string;
  readonly to: string;
  /** The result, where the search is already a value; its name otherwise. */
  readonly title: string;
  readonly facts: readonly string[];
  /** Whether it is what was asked for: a value, or its exact name. */
  readonly isMeant: boolean;
}
