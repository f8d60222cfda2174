import type { Clause } from "./clause.ts";
import { type ClaimContext, has } from "./context.ts";
import { type Judged, judged } from "./judged.ts";
import { judgeGap } from "./judges-of-pairs.ts";
import { judgeShare, shareOf, takenByShare } from "./judges-of-shares.ts";
import { judgeMissing, judgeSum } from "./judges-of-values.ts";

/** Judges a clause about several figures together: their lack, their share, their sum, or the gap between them; `null` for any other. */
export function applyWholeRules(clause: Clause, context: ClaimContext): Judged | null {
  if (has(clause, "missing")) return judged([judgeMissing(clause, context)], ["missing", "nor"]);
  const share = shareOf(clause, context);
  if (share !== null)
    return judged([judgeShare(clause, context, share)], ["share"], takenByShare(clause, context, share));
  if (has(clause, "sum")) return judged([judgeSum(clause, context)], ["sum"], clause.amounts);
  if (has(clause, "gap"))
    return judged([judgeGap(clause, context, clause.amounts)], ["gap", "same", "up", "down"], clause.amounts);
  return null;
}
