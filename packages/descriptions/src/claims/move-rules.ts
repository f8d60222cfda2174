import type { Clause } from "./clause.ts";
import { type ClaimContext, has, isArrival, isDeparture } from "./context.ts";
import { isWhole, partsOf } from "./grid.ts";
import { type Judged, judged } from "./judged.ts";
import { judgeMove } from "./judges-of-moves.ts";

/** «Suben los ocho municipios»: the number of all of them. */
const countOfAll = (clause: Clause, context: ClaimContext) => {
  const [first] = clause.amounts;
  return first !== undefined &&
    clause.rows.length === 0 &&
    first.amount.value === partsOf(context.grid).length &&
    first.lead.some((word) => word === "los" || word === "las")
    ? first
    : null;
};

/** Judges a clause about what rises, falls or stays; `null` for any other. */
export function applyMoveRules(clause: Clause, context: ClaimContext): Judged | null {
  const goesSomewhere = clause.amounts.some(isDeparture) && clause.amounts.some(isArrival);
  if (!has(clause, "up", "down", "same") && !goesSomewhere) return null;
  const all = countOfAll(clause, context);
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

/** Judges a clause that leaves out the move that the one before it told; `null` for any other. */
export function applyEllipsisRules(clause: Clause, context: ClaimContext, before: Clause | null): Judged | null {
  if (before === null || !has(before, "up", "down")) return null;
  const ways = before.signs.filter(({ sign }) => sign === "up" || sign === "down");
  // «Entre 2015 y 2020 subió 135 euros; entre 2020 y 2024, 210»; «solo bajó en 2021, y apenas cinco euros».
  if (
    clause.signs.length + clause.proportions.length === 0 &&
    clause.amounts.length > 0 &&
    clause.amounts.every(({ amount, lead }) => amount.unit !== "points" && !lead.includes("con"))
  ) {
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
  if (isOnlyDistance) {
    const { outcomes, taken } = judgeMove({ ...clause, signs: ways }, context);
    return judged(outcomes, [], taken);
  }
  return null;
}
