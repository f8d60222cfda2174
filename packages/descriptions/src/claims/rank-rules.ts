import type { Clause } from "./clause.ts";
import { type ClaimContext, has } from "./context.ts";
import { type Judged, judged } from "./judged.ts";
import { judgeMove } from "./judges-of-moves.ts";
import { isComparison } from "./judges-of-pairs.ts";
import { isOfStep, judgeExtreme, judgeLongestStep } from "./judges-of-ranks.ts";
import { UNKNOWN } from "./outcome.ts";
import type { ItemOf } from "./sign.ts";

/** «Máximo: 1000», a note that says which and names neither day nor place: it is of where it stands. */
const isNote = ({ items }: Clause, { at, before }: ClaimContext): boolean =>
  at === null && before === null && items.length === 1;

/** Judges a clause about the highest, the lowest, or the one in some place; `null` for any other. @param distances - Quantities that are differences. */
export function applyRankRules(
  clause: Clause,
  context: ClaimContext,
  distances: readonly ItemOf<"amount">[],
): Judged | null {
  const [proportion] = clause.proportions;
  // «Como mucho a 1000 el día 14 y como poco a 965 el 20»: which figure is of which is not told apart.
  if (has(clause, "high") && has(clause, "low")) return judged([UNKNOWN], ["high", "low"], clause.amounts);
  // «La mitad de los habitantes son mayores»: of age.
  const isPartOfThem = proportion !== undefined && !proportion.isVerb && proportion.proportion.value < 1;
  if (has(clause, "high", "low") && isPartOfThem && !isComparison(clause)) return judged([UNKNOWN], ["high", "low"]);
  if (has(clause, "high", "low") && isNote(clause, context)) return judged([UNKNOWN], ["high", "low"]);
  if (has(clause, "high", "low")) {
    if (isOfStep(clause))
      return judged(
        [judgeLongestStep(clause, context, distances)],
        ["high", "low", "up", "down", "within-year"],
        distances,
      );
    const move = has(clause, "up", "down") ? judgeMove({ ...clause, since: null }, context) : null;
    return judged(
      [judgeExtreme(clause, context), ...(move?.outcomes ?? [])],
      ["high", "low", "ever", "every", "within-year", "up", "down", "tie"],
      move?.taken ?? [],
    );
  }
  if (clause.ordinals.length > 0 && clause.signs.every(({ sign }) => sign === "ever"))
    return judged(
      [
        judgeExtreme(
          { ...clause, signs: [{ kind: "sign", sign: "high", word: "primera", start: 0, end: 0, lead: [] }] },
          context,
        ),
      ],
      [],
    );
  return null;
}
