import { fold } from "@nv/spanish";
import type { Clause } from "./clause.ts";
import { type ClaimContext, has } from "./context.ts";
import { type Judged, judged } from "./judged.ts";
import { isComparison } from "./judges-of-pairs.ts";
import { judgeFirst, judgeLimit, judgeStreak } from "./judges-of-runs.ts";
import { UNKNOWN } from "./outcome.ts";
import type { ItemOf } from "./sign.ts";

/** «Todos los municipios tienen más de 1.000», «tres tienen menos de 500»: a limit of as many as are told, without a verb of its own. */
function hedgedLimit(clause: Clause): ItemOf<"amount"> | null {
  const hedged = clause.amounts.filter(({ amount }) => amount.hedge === "above" || amount.hedge === "below");
  const [limit] = hedged;
  if (limit === undefined || hedged.length > 1 || clause.rows.length > 0) return null;
  return has(clause, "all", "none") || countOf(clause, limit) !== null ? limit : null;
}

/** A limit: the quantity behind «supera», «por debajo de». */
export function limitOf(clause: Clause): ItemOf<"amount"> | null {
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

/** Judges a clause about figures in a row, the first of them, or those beyond a limit; `null` for any other. */
export function applyRunRules(clause: Clause, context: ClaimContext, limit: ItemOf<"amount"> | null): Judged | null {
  const one = limit === null ? [] : [limit];
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
  return null;
}
