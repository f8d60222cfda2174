import type { FileKind } from "@nv/contracts";

/** Files of the library that a field accepts. */
export interface TakenFile {
  readonly kinds: readonly FileKind[];
  /** Whether an address may stand in its place. */
  readonly orAddress: boolean;
}
