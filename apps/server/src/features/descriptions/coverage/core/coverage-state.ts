import type { CoverageState } from "@nv/contracts/schemas";

/** Facts about a description and what it describes. */
export interface KnownDescription {
  /** Empty for none. */
  readonly text: string;
  /** Names what is described, as it is now. */
  readonly about: string;
  /** Names what was described when the text was written, or looked at last by a person. */
  readonly written_of: string;
  /** Figures of the text that are in no datum, and whatever else would keep it from being published. */
  readonly faults: number;
}

/** Returns the state of a description, the worst first: there is none, it says what is not so, or what it describes has changed since. */
export function coverageState({ text, about, written_of, faults }: KnownDescription): CoverageState {
  if (text.trim() === "") return "missing";
  if (faults > 0) return "wrong";
  return about === written_of ? "good" : "stale";
}
