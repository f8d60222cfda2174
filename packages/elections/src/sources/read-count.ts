import type { CountSnapshot } from "@nv/contracts/schemas";
import type { CountProblem } from "./count-problems.ts";

/** A count as it was read from the files of a source. */
export interface ReadCount {
  /** `null` where there is nothing to use. Its figures may still be impossible: `mergeCounts` holds them. */
  readonly snapshot: CountSnapshot | null;
  /** Lines that were left out, each with its reason. */
  readonly problems: readonly CountProblem[];
}

/** Instant of what is read. */
export interface ReadOptions {
  /** Instant of the source, Unix epoch in milliseconds: its header, or what it says itself. */
  readonly takenAtMs: number;
}
