import type { CoverageKind } from "@nv/contracts/schemas";

/** Facts found by looking at something that is described. */
export interface Looked {
  readonly title: string;
  readonly type: string;
  readonly author: string;
  readonly section: string;
  /** Text that readers hear; empty for nothing. */
  readonly text: string;
  /** Names what is described. */
  readonly about: string;
  /** Names what was described when the text was written; `null` where nobody keeps it. */
  readonly writtenOf: string | null;
  /** Figures of the text that are in no datum, and whatever else would keep it from being published. */
  readonly faults: number;
}

/** Things that readers have and that are to be described, all of one kind. */
export interface Subjects {
  readonly kind: CoverageKind;
  /** All of them, each with a mark that is another one whenever it may have changed. */
  list(signal: AbortSignal): Promise<ReadonlyMap<string, string>>;
  /** @returns `null` when it is gone, or nobody lets us see it. */
  look(id: string, signal: AbortSignal): Promise<Looked | null>;
}
