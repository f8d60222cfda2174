import type { FileKind } from "@nv/contracts";

/** What a field takes of the library of files. */
export interface TakenFile {
  readonly kinds: readonly FileKind[];
  /** Whether an address may stand in its place. */
  readonly orAddress: boolean;
}
