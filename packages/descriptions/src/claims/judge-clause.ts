import type { Clause } from "./clause.ts";
import { type ClaimContext, has, isDistance } from "./context.ts";
import { type Judged, judged } from "./judged.ts";
import { isComparison, judgeNoMore } from "./judges-of-pairs.ts";
import { judgeEvery } from "./judges-of-runs.ts";
import { shareOf } from "./judges-of-shares.ts";
import { isOffTable, judgeValues, spanText } from "./judges-of-values.ts";
import { applyEllipsisRules, applyMoveRules } from "./move-rules.ts";
import { doubt, type Outcome, UNKNOWN, worst } from "./outcome.ts";
import { applyPairRules } from "./pair-rules.ts";
import { applyRankRules } from "./rank-rules.ts";
import { applyRunRules, limitOf } from "./run-rules.ts";
import type { ItemOf, SignKind } from "./sign.ts";
import { applyWholeRules } from "./whole-rules.ts";

function applyEveryRule(clause: Clause, context: ClaimContext, limit: ItemOf<"amount"> | null): Judged | null {
  if (!has(clause, "every", "never-stops")) return null;
  return judged(
    [judgeEvery(clause, context, limit)],
    ["every", "never-stops", "since-then", "up", "down", "more", "less", "exceed", "below"],
    limit === null ? [] : [limit],
  );
}

/** Judges a clause by the first rule that is about its signs: an earlier one takes account of the signs of those after it. */
function judgeSigns(clause: Clause, context: ClaimContext, before: Clause | null): Judged {
  const limit = isComparison(clause) ? null : limitOf(clause);
  const distances = clause.amounts.filter((item) => item !== limit && isDistance(item));
  if (has(clause, "no-more")) {
    const again = (other: Clause) => worst(judgeClause(other, context));
    return judged([before === null ? UNKNOWN : judgeNoMore(clause, before, again)], ["no-more"], clause.amounts);
  }
  return (
    applyWholeRules(clause, context) ??
    applyRunRules(clause, context, limit) ??
    applyRankRules(clause, context, distances) ??
    applyEveryRule(clause, context, limit) ??
    applyPairRules(clause, context, distances) ??
    applyMoveRules(clause, context) ??
    applyEllipsisRules(clause, context, before) ??
    judged([], [])
  );
}

const HARMLESS: ReadonlySet<SignKind> = new Set(["within-year", "since-then", "balance", "later", "share"]);

/** «Alta concentra 6000 habitantes» has them; «supone 11.340 euros al año» is nobody's arithmetic here. */
function isPartOfUnknown(clause: Clause, context: ClaimContext): boolean {
  const signs = clause.signs.filter(({ sign }) => sign === "share");
  if (signs.length === 0 || shareOf(clause, context) !== null) return false;
  return clause.signs.length > 1 || !signs.every(({ word }) => /^(?:concentr|reun|acapar|aglutin|se llev)/.test(word));
}

const AN_END = ["termin", "acab", "cierr", "finaliz", "conclu", "empiez", "comienz", "arranc"];

/** «…el 15 de octubre, y termina en 965»: of the first or the last, and not of the day before, which the clause does not name itself. */
const isOfAnEnd = ({ hasTimes, amounts }: Clause): boolean =>
  !hasTimes && amounts.some(({ lead }) => lead.some((word) => AN_END.some((stem) => word.startsWith(stem))));

/** Judges all that a clause claims; what is left over that nobody understood is told. */
export function judgeClause(clause: Clause, context: ClaimContext): readonly Outcome[] {
  if (clause.items.length === 0) return [];
  const isClaim = clause.signs.length + clause.amounts.length + clause.proportions.length > 0;
  if (isClaim && isOffTable(clause) && !has(clause, "missing"))
    return [doubt(`${spanText(context.grid)}: lo demás compruébalo fuera`)];
  if (context.before !== null && isOfAnEnd(clause)) return [UNKNOWN];
  const { outcomes, signs, taken } = judgeSigns(clause, context, context.before);
  const left = clause.amounts.filter((item) => !taken.includes(item));
  const isValue = ({ amount }: ItemOf<"amount">) => amount.unit !== "points";
  const values = judgeValues(clause, context, left.filter(isValue));
  const never = clause.signs.find(
    ({ sign, word }) =>
      (sign === "strange" && /^(?:nunca|jamas)/.test(word)) || (sign === "none" && !signs.includes("none")),
  );
  if (never !== undefined) return [doubt(`No sé comprobar «${never.word}»`)];
  if (has(clause, "strange") || isPartOfUnknown(clause, context) || (has(clause, "nor") && !signs.includes("nor")))
    return [UNKNOWN];
  const isStrange =
    clause.signs.some(({ sign }) => !signs.includes(sign) && !HARMLESS.has(sign)) ||
    left.some((item) => !isValue(item));
  return [...outcomes, ...values, ...(isStrange ? [UNKNOWN] : [])];
}
