import { findTokens } from "../find-tokens.ts";
import type { Clause } from "./clause.ts";
import { type ClaimContext, has } from "./context.ts";
import { type Judged, judged } from "./judged.ts";
import { judgeMove } from "./judges-of-moves.ts";
import { isComparison, judgeComparison, judgePart, judgeRatio, judgeTie } from "./judges-of-pairs.ts";
import { judgeBalance } from "./judges-of-values.ts";
import { UNKNOWN } from "./outcome.ts";
import type { ItemOf } from "./sign.ts";

/** «Duplica el de la Unión», which is no row of the table. */
const isOfUnknown = ({ items }: Clause, { text }: ClaimContext, { start, end }: ItemOf<"proportion">): boolean => {
  const before = findTokens(text.slice(0, start)).at(-1)?.folded;
  const [one, two, three, four] = findTokens(text.slice(end)).map(({ folded }) => folded);
  const behind = one === "con" ? [three, four] : [one, two];
  const isObject = ARTICLES.includes(behind[0] ?? "") && (behind[1] === "de" || behind[1] === "del");
  return isObject && before !== "se" && !items.some((item) => item.kind === "row" && item.start > end);
};
const ARTICLES = ["el", "la", "los", "las", "al"];

function judgeProportion(clause: Clause, context: ClaimContext, proportion: ItemOf<"proportion">): Judged {
  if (isComparison(clause))
    return judged([judgeRatio(clause, context, proportion)], ["more", "less", "exceed", "below"]);
  if (proportion.isVerb && isOfUnknown(clause, context, proportion)) return judged([UNKNOWN], []);
  const isMove = proportion.isVerb || has(clause, "up", "down");
  if (isMove) {
    const { outcomes, taken } = judgeMove(clause, context);
    return judged(outcomes, ["up", "down"], taken);
  }
  return judged([judgePart(clause, context, proportion)], []);
}

/** Judges a clause that holds one thing against another: as a part, as more or less, as the same; `null` for any other. @param distances - Quantities that are differences. */
export function applyPairRules(
  clause: Clause,
  context: ClaimContext,
  distances: readonly ItemOf<"amount">[],
): Judged | null {
  const [proportion] = clause.proportions;
  if (proportion !== undefined) return judgeProportion(clause, context, proportion);
  if (isComparison(clause) && has(clause, "more", "less", "exceed", "below"))
    return judged(
      [judgeComparison(clause, context, distances)],
      ["more", "less", "exceed", "below", "up", "down"],
      distances,
    );
  if (has(clause, "tie")) return judged([judgeTie(clause, context)], ["tie"]);
  if (has(clause, "balance") && context.grid.rows.length === 2)
    return judged([judgeBalance(clause, context)], ["balance"], clause.amounts);
  return null;
}
