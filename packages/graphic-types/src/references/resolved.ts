import type { Frame } from "@nv/embeds";

/**
 * What the references of a configuration are when it is published, each as a page frames it: frozen, so that a revision goes on
 * showing what it showed. A title that nobody gave is empty.
 */
export type ResolvedReferences = ReadonlyMap<string, Frame>;
