import type { Made } from "../maker.ts";

/** Messages from the process that works with maps. */
export type FromMapProcess =
  | { readonly kind: "progress"; readonly ratio: number }
  | { readonly kind: "made"; readonly made: Made }
  /** For good: a Spanish sentence. */
  | { readonly kind: "refused"; readonly sentence: string }
  /** Nobody foresaw it. */
  | { readonly kind: "failed"; readonly detail: string };
