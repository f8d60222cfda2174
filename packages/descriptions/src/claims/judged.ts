import type { Outcome } from "./outcome.ts";
import type { ItemOf, SignKind } from "./sign.ts";

/** Judgement of a clause by a rule: outcomes, and the signs and quantities that it took account of. */
export interface Judged {
  readonly outcomes: readonly Outcome[];
  readonly signs: readonly SignKind[];
  readonly taken: readonly ItemOf<"amount">[];
}

/** Returns a judgement. @param taken - Quantities that nothing else has to account for. */
export const judged = (
  outcomes: readonly Outcome[],
  signs: readonly SignKind[],
  taken: readonly ItemOf<"amount">[] = [],
): Judged => ({ outcomes, signs, taken });
