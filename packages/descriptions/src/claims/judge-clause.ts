import { fold } from "@nv/spanish";
import { findTokens } from "../find-tokens.ts";
import type { Clause } from "./clause.ts";
import { type ClaimContext, has, isArrival, isDeparture, isDistance } from "./context.ts";
import { isWhole, partsOf } from "./grid.ts";
import { judgeMove } from "./judges-of-moves.ts";
import {
  isComparison,
  judgeComparison,
  judgeGap,
  judgeNoMore,
  judgePart,
  judgeRatio,
  judgeTie,
} from "./judges-of-pairs.ts";
import { isOfStep, judgeExtreme, judgeLongestStep } from "./judges-of-ranks.ts";
import { judgeEvery, judgeFirst, judgeLimit, judgeStreak } from "./judges-of-runs.ts";
import { judgeShare, shareOf, takenByShare } from "./judges-of-shares.ts";
import { isOffTable, judgeBalance, judgeMissing, judgeSum, judgeValues, spanText } from "./judges-of-values.ts";
import { doubt, type Outcome, UNKNOWN, worst } from "./outcome.ts";
import type { ItemOf, SignKind } from "./sign.ts";

/** Judgement of a clause by a rule: outcomes, and the signs and quantities that it took account of. */
interface Judged {
  readonly outcomes: readonly Outcome[];
  readonly signs: readonly SignKind[];
  readonly taken: readonly ItemOf<"amount">[];
}

const judged = (
  outcomes: readonly Outcome[],
  signs: readonly SignKind[],
  taken: readonly ItemOf<"amount">[] = [],
): Judged => ({ outcomes, signs, taken });

/** «Todos los municipios tienen más de 1.000», «tres tienen menos de 500»: a limit of as many as are told, without a verb of its own. */
function hedgedLimit(clause: Clause): ItemOf<"amount"> | null {
  const hedged = clause.amounts.filter(({ amount }) => amount.hedge === "above" || amount.hedge === "below");
  const [limit] = hedged;
  if (limit === undefined || hedged.length > 1 || clause.rows.length > 0) return null;
  return has(clause, "all", "none") || countOf(clause, limit) !== null ? limit : null;
}

/** A limit: the quantity behind «supera», «por debajo de». */
function limitOf(clause: Clause): ItemOf<"amount"> | null {
  const { items } = clause;
  const sign = items.findIndex((item) => item.kind === "sign" && (item.sign === "exceed" || item.sign === "below"));
  const next = items.slice(sign + 1).find((item) => item.kind === "amount");
  if (sign === -1) return hedgedLimit(clause);
  return next?.kind === "amount" ? next : null;
}

/** «Cuatro comunidades superan»: a count before a limit. */
function countOf({ items, amounts }: Clause, limit: ItemOf<"amount">): ItemOf<"amount"> | null {
  const [first] = amounts;
  const isCount =
    first !== undefined &&
    first !== limit &&
    first.amount.unit === "" &&
    Number.isInteger(first.amount.value) &&
    items[0] === first;
  return isCount ? first : null;
}

/** «Lleva cinco años bajando»: as many in a row as it says. */
const isGoingOn = (clause: Clause, { text }: ClaimContext) =>
  clause.spans.length === 1 &&
  has(clause, "up", "down") &&
  /\bllevan? [^,;.]{1,30} [a-z]+(?:ando|iendo)\b/.test(fold(text));

const isAllOf = (clause: Clause, context: ClaimContext) => {
  const [first] = clause.amounts;
  return first !== undefined &&
    clause.rows.length === 0 &&
    first.amount.value === partsOf(context.grid).length &&
    first.lead.some((word) => word === "los" || word === "las")
    ? first
    : null;
};

function judgeSigns(clause: Clause, context: ClaimContext, before: Clause | null): Judged {
  const limit = isComparison(clause) ? null : limitOf(clause);
  const distances = clause.amounts.filter((item) => item !== limit && isDistance(item));
  const [proportion] = clause.proportions;
  const one = limit === null ? [] : [limit];
  if (has(clause, "no-more")) {
    const again = (other: Clause) => worst(judgeClause(other, context));
    return judged([before === null ? UNKNOWN : judgeNoMore(clause, before, again)], ["no-more"], clause.amounts);
  }
  if (has(clause, "missing")) return judged([judgeMissing(clause, context)], ["missing", "nor"]);
  const share = shareOf(clause, context);
  if (share !== null)
    return judged([judgeShare(clause, context, share)], ["share"], takenByShare(clause, context, share));
  if (has(clause, "sum")) return judged([judgeSum(clause, context)], ["sum"], clause.amounts);
  if (has(clause, "gap"))
    return judged([judgeGap(clause, context, clause.amounts)], ["gap", "same", "up", "down"], clause.amounts);
  if (has(clause, "streak") || has(clause, "after") || isGoingOn(clause, context))
    return judged(
      [judgeStreak(clause, context, limit)],
      ["streak", "after", "up", "down", "exceed", "below", "more", "less"],
      one,
    );
  if (has(clause, "first"))
    return judged(
      [judgeFirst(clause, context, limit)],
      ["first", "up", "down", "exceed", "below", "more", "less"],
      one,
    );
  // «No llega al 45 % en ningún mes», «ningún año baja»: of all moments, and of a table of moments nobody here looks through them.
  const isNoneInTime =
    has(clause, "none") && (context.grid.isTimed || clause.signs.some(({ word }) => word.startsWith("no ")));
  const isLimit = limit !== null && !has(clause, "every") && !isNoneInTime;
  if (isLimit) {
    const count = countOf(clause, limit);
    return judged(
      [judgeLimit(clause, context, limit, count?.amount.value ?? null)],
      ["exceed", "below", "only", "all", "none", "up", "down"],
      [limit, ...(count === null ? [] : [count])],
    );
  }
  // «Los 83,5 millones de 2019 se superaron en 2023»: what is passed stands before.
  if (limit === null && has(clause, "exceed", "below") && !isComparison(clause) && clause.amounts.length > 0)
    return judged([UNKNOWN], ["exceed", "below"], clause.amounts);
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
  if (has(clause, "every", "never-stops"))
    return judged(
      [judgeEvery(clause, context, limit)],
      ["every", "never-stops", "since-then", "up", "down", "more", "less", "exceed", "below"],
      one,
    );
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
  if (has(clause, "up", "down", "same") || (clause.amounts.some(isDeparture) && clause.amounts.some(isArrival))) {
    const all = isAllOf(clause, context);
    const whole =
      all === null
        ? clause
        : {
            ...clause,
            rows: context.grid.rows.flatMap((row, at) => (isWhole(row, context.grid) ? [] : [at])),
            amounts: clause.amounts.filter((item) => item !== all),
          };
    const { outcomes, taken } = judgeMove(whole, context);
    return judged(
      outcomes,
      [
        ...(["up", "down", "same", "since-then"] as const),
        ...(has(clause, "all") ? ["all" as const] : []),
        ...(clause.amounts.length + clause.proportions.length === 0 ? ["only" as const] : []),
      ],
      all === null ? taken : [...taken, all],
    );
  }
  // «Entre 2015 y 2020 subió 135 euros; entre 2020 y 2024, 210»; «solo bajó en 2021, y apenas cinco euros».
  if (
    clause.signs.length + clause.proportions.length === 0 &&
    clause.amounts.length > 0 &&
    before !== null &&
    has(before, "up", "down") &&
    clause.amounts.every(({ amount, lead }) => amount.unit !== "points" && !lead.includes("con"))
  ) {
    const ways = before.signs.filter(({ sign }) => sign === "up" || sign === "down");
    const { outcomes, taken } = judgeMove({ ...clause, signs: ways }, context);
    const isRight = outcomes.length > 0 && outcomes.every(({ verdict }) => verdict === "true");
    const isElliptic = clause.range !== null && clause.hasTimes;
    if (isRight || isElliptic) return judged(outcomes, [], taken);
  }
  // «La mayor caída es la de 2021, de 2,8 puntos»: by how much what was told before goes.
  const isOnlyDistance =
    clause.amounts.length > 0 &&
    clause.amounts.every(({ amount }) => amount.unit === "points") &&
    clause.signs.length === 0;
  if (isOnlyDistance && before !== null && has(before, "up", "down")) {
    const { outcomes, taken } = judgeMove(
      { ...clause, signs: before.signs.filter(({ sign }) => sign === "up" || sign === "down") },
      context,
    );
    return judged(outcomes, [], taken);
  }
  return judged([], []);
}

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

const HARMLESS: ReadonlySet<SignKind> = new Set(["within-year", "since-then", "balance", "later", "share"]);

/** «Máximo: 1000», a note that says which and names neither day nor place: it is of where it stands. */
const isNote = ({ items }: Clause, { at, before }: ClaimContext): boolean =>
  at === null && before === null && items.length === 1;

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
