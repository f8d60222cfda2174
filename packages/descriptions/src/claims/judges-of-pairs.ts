import { fold } from "@nv/spanish";
import { findTokens } from "../find-tokens.ts";
import type { Clause } from "./clause.ts";
import { type ClaimContext, has, lastTime, otherRowsOf, rowsOf, timeOf, wayOf } from "./context.ts";
import { type Cell, cellAt, cellsOf, type GridRow } from "./grid.ts";
import { goes, saysDistance, saysRatio } from "./measure.ts";
import { namesMeasure, wordsOfGrid } from "./other-things.ts";
import { cellsText, distanceText, doubt, type Outcome, outcome, TRUE, UNKNOWN, worst } from "./outcome.ts";
import type { ItemOf } from "./sign.ts";

/** A figure and the one that it is compared with. */
type Pair = readonly [one: Cell, other: Cell];

/** Finds what a clause compares with what: two rows at a time, or two times of a row. `null` where the table lacks one. */
function pairsOf(clause: Clause, context: ClaimContext): readonly (Pair | null)[] {
  const rows = rowsOf(clause, context);
  const others = otherRowsOf(clause, context);
  const [otherTime] = clause.otherTimes;
  const isEvery = has(clause, "every");
  if (others.length > 0)
    return rows.flatMap((row) =>
      others.flatMap((other) => {
        const both = context.grid.times
          .map((_, time) => time)
          .filter((time) => cellAt(row, time) !== null && cellAt(other, time) !== null);
        const named =
          clause.times.length > 1
            ? clause.times.flatMap((some) => some.slice(-1))
            : [
                clause.times.length > 0 || context.at !== null || clause.range !== null
                  ? timeOf(clause, context, row)
                  : (both.at(-1) ?? lastTime(row)),
              ];
        return (isEvery ? both : named).map((time) => {
          const [one, two] = [cellAt(row, time), cellAt(other, time)];
          return one === null || two === null ? null : ([one, two] as const);
        });
      }),
    );
  if (otherTime === undefined) return [];
  return rows.map((row) => {
    const [one, two] = [
      cellAt(row, timeOf(clause, context, row)),
      otherTime.map((time) => cellAt(row, time)).findLast((cell) => cell !== null) ?? null,
    ];
    return one === null || two === null ? null : ([one, two] as const);
  });
}

const NO_PAIR = doubt("Los datos no tienen con qué compararlo");

const isOneMeasure = ([one, other]: Pair) => one.row.unit === other.row.unit && one.row.scale === other.row.scale;

function judgePairs(clause: Clause, context: ClaimContext, judge: (pair: Pair) => Outcome): Outcome {
  const pairs = pairsOf(clause, context);
  if (pairs.length === 0) return UNKNOWN;
  return worst(pairs.map((pair) => (pair === null ? NO_PAIR : isOneMeasure(pair) ? judge(pair) : UNKNOWN)));
}

/** Whether a clause compares rows or times with each other. */
export const isComparison = ({ otherRows, otherTimes }: Clause): boolean =>
  otherRows.length > 0 || otherTimes.length > 0;

/** Whether figures below zero are told as what is lacking: the larger deficit is the lower figure. */
const isOfDeficits = ({ text }: ClaimContext) => /deficit|perdida/.test(fold(text));

/** Judges «Ávila tiene más paro que Segovia», «supera en 900 euros a», «más que en 2019». */
export function judgeComparison(
  clause: Clause,
  context: ClaimContext,
  distances: readonly ItemOf<"amount">[],
): Outcome {
  const isMore = !has(clause, "less", "below");
  return judgePairs(clause, context, ([one, other]) => {
    const holds = goes(other.value, one.value, isMore ? "up" : "down", isOfDeficits(context));
    const evidence = cellsText(context.grid, [one, other]);
    const wrong = distances.find(({ amount }) => !saysDistance(amount, other.value, one.value, one.row));
    if (holds && wrong !== undefined)
      return outcome(
        false,
        `${evidence}: la diferencia es de ${distanceText(one.value - other.value, one.row)}, no de ${wrong.text}`,
        [one, other],
      );
    return outcome(holds, evidence, [one, other]);
  });
}

/** Judges «el doble que», «la mitad de turistas que en 2019», «duplica la de 2024». */
export function judgeRatio(clause: Clause, context: ClaimContext, { proportion }: ItemOf<"proportion">): Outcome {
  return judgePairs(clause, context, ([one, other]) => {
    if (other.value === 0) return NO_PAIR;
    const ratio = one.value / other.value;
    const holds = saysRatio(ratio, proportion);
    const shown = new Intl.NumberFormat("es", { maximumFractionDigits: 2 }).format(ratio);
    const evidence = `${cellsText(context.grid, [one, other])}: ${shown} veces`;
    return holds === null ? doubt(evidence, [one, other]) : outcome(holds, evidence, [one, other]);
  });
}

/** «Cuatro de cada diez parados» of a table of unemployment: a part of those that it counts. */
function isOfItself({ proportions: [proportion] }: Clause, { grid, text }: ClaimContext): boolean {
  const [next] = findTokens(text.slice(proportion?.end ?? 0));
  const known = wordsOfGrid(grid);
  return next !== undefined && namesMeasure(next.text) && known.some((word) => namesMeasure(word));
}

/** Judges «uno de cada tres»: a percentage as a part. */
export function judgePart(clause: Clause, context: ClaimContext, { proportion }: ItemOf<"proportion">): Outcome {
  const rows = rowsOf(clause, context);
  if (rows.length === 0 || rows.some(({ unit }) => unit !== "%") || isOfItself(clause, context)) return UNKNOWN;
  return worst(
    rows.map((row) => {
      const cell = cellAt(row, timeOf(clause, context, row));
      if (cell === null) return NO_PAIR;
      const holds = saysRatio(cell.value / 100, proportion);
      const evidence = cellsText(context.grid, [cell]);
      // «Uno de cada tres se quedó en casa» of a turnout of 66,6 %: those that the table leaves out.
      if (holds === false && proportion.hedge === "exact" && saysRatio(1 - cell.value / 100, proportion) === true)
        return UNKNOWN;
      return holds === null ? doubt(evidence, [cell]) : outcome(holds, evidence, [cell]);
    }),
  );
}

/** Cells that a clause says are equal, or apart by a distance: those of two rows at a time, or of a row at two times. */
function cellsTogether(clause: Clause, context: ClaimContext): readonly Cell[] | null {
  const own = rowsOf(clause, context);
  const named =
    [...new Set([...clause.rows, ...clause.otherRows])].length < 2 && has(clause, "gap")
      ? context.named.flatMap((at) => context.grid.rows[at] ?? [])
      : [];
  const rows = [...new Set([...(named.length === 2 ? named : own), ...otherRowsOf(clause, context)])];
  const told = [...clause.times, ...clause.otherTimes, ...(clause.range ?? [])];
  // «En junio se queda en el 40 %, igual que en mayo».
  const times = told.length === 1 ? [...(context.before?.times ?? []), ...told] : told;
  const at = (row: GridRow, some: readonly number[]) =>
    some.map((time) => cellAt(row, time)).findLast((cell) => cell !== null) ?? null;
  const cells =
    rows.length > 1
      ? rows.map((row) => cellAt(row, timeOf(clause, context, row)))
      : rows.flatMap((row) => times.map((some) => at(row, some)));
  if (cells.length < 2) return [];
  return cells.every((cell) => cell !== null) ? cells : null;
}

/** Judges «empatan», «lo mismo que en febrero». */
export function judgeTie(clause: Clause, context: ClaimContext): Outcome {
  const cells = cellsTogether(clause, context);
  if (cells === null) return NO_PAIR;
  const [first] = cells;
  if (first === undefined) return UNKNOWN;
  return outcome(
    cells.every(({ value }) => value === first.value),
    cellsText(context.grid, cells),
    cells,
  );
}

/** «Se reduce a 3,4 puntos»: where a distance comes to. */
const isArrivalOf = ({ lead }: ItemOf<"amount">) => lead.some((word) => ["a", "hasta", "los", "las"].includes(word));

/** Whether two figures came nearer or further apart as a clause says; `null` where they cannot be followed. */
function isGapMoved(clause: Clause, context: ClaimContext, [one, other]: Pair): boolean | null {
  const way = wayOf(clause);
  if (way === null) return true;
  const before = (row: GridRow) => cellsOf(row).findLast(({ time }) => time < one.time);
  const [former, otherFormer] = [before(one.row), before(other.row)];
  if (one.time !== other.time || !context.grid.isTimed || former?.time !== otherFormer?.time) return null;
  if (former === undefined || otherFormer === undefined) return null;
  const [was, is] = [Math.abs(former.value - otherFormer.value), Math.abs(one.value - other.value)];
  return way === "up" ? is > was : is < was;
}

/** Judges «la diferencia entre Ávila y Segovia es de 3,3 puntos». */
export function judgeGap(clause: Clause, context: ClaimContext, items: readonly ItemOf<"amount">[]): Outcome {
  const [item, second] = items;
  // «Pasa de cinco puntos en enero a 3,4 en marzo»: one of each time, in their order.
  const times = clause.range ?? clause.times;
  if (second !== undefined && items.length === times.length)
    return worst(
      items.map((one, at) =>
        judgeGap({ ...clause, range: null, times: times.slice(at, at + 1), amounts: [one] }, context, [one]),
      ),
    );
  if (second !== undefined) return UNKNOWN;
  const cells = cellsTogether(clause, context);
  if (cells === null) return NO_PAIR;
  const [one, other, third] = cells;
  if (one === undefined || other === undefined || third !== undefined || item === undefined) return UNKNOWN;
  const isMoved = isGapMoved(clause, context, [one, other]);
  if (isMoved === null || (wayOf(clause) !== null && !isArrivalOf(item))) return UNKNOWN;
  const holds = isMoved && saysDistance(item.amount, one.value, other.value, one.row);
  return outcome(
    holds,
    `${cellsText(context.grid, cells)}: la diferencia es de ${distanceText(one.value - other.value, one.row)}`,
    cells,
  );
}

/** Judges «en 2024 ya no»: what the clause before says, of another time, holds no more. */
export function judgeNoMore(clause: Clause, before: Clause, judge: (clause: Clause) => Outcome): Outcome {
  const judged = judge({ ...before, times: clause.times, hasTimes: true });
  if (judged.verdict === "false") return { ...TRUE, cells: judged.cells };
  return judged.verdict === "true"
    ? { ...judged, verdict: "false", evidence: "En los datos sigue siendo así" }
    : judged;
}
