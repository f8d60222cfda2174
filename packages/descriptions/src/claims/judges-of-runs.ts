import type { Clause } from "./clause.ts";
import { judgeInSteps } from "./coarser-steps.ts";
import { type ClaimContext, has, isDated, otherRowsOf, rowsOf, timeOf, wayOf } from "./context.ts";
import { type Cell, cellAt, cellsOf, type GridRow, partsOf } from "./grid.ts";
import { passes } from "./measure.ts";
import { cellsText, doubt, type Outcome, outcome, TRUE, UNKNOWN, worst } from "./outcome.ts";
import { isToldAsChange } from "./rates.ts";
import type { ItemOf } from "./sign.ts";

type Holds = (cell: Cell) => boolean | null;

/** The condition that a clause sets for a figure: a rise or a fall, a limit, more than another row. */
function conditionOf(
  clause: Clause,
  context: ClaimContext,
  row: GridRow,
  limit: ItemOf<"amount"> | null,
): Holds | null {
  const [other] = otherRowsOf(clause, context);
  const isMore = !has(clause, "less", "below");
  if (other !== undefined)
    return ({ time, value }) => {
      const cell = cellAt(other, time);
      if (cell === null) return null;
      return isMore ? value > cell.value : value < cell.value;
    };
  const level = clause.otherTimes[0]?.map((time) => cellAt(row, time)).find((cell) => cell !== null) ?? null;
  if (level !== null)
    return ({ time, value }) => (time <= level.time ? null : isMore ? value > level.value : value < level.value);
  if (limit !== null && has(clause, "exceed", "below", "more", "less"))
    return ({ value }) => passes(value, row, limit.amount, isMore ? "exceed" : "below");
  const way = wayOf(clause);
  if (way === null) return null;
  if (isToldAsChange(row, context)) return ({ value }) => (way === "up" ? value > 0 : value < 0);
  return ({ time, value }) => {
    const before = cellsOf(row).findLast((cell) => cell.time < time);
    if (before === undefined) return null;
    return way === "up" ? value > before.value : value < before.value;
  };
}

/** Judges «todos los años», «desde entonces no ha dejado de bajar», of every step from where it begins. */
export function judgeEvery(clause: Clause, context: ClaimContext, limit: ItemOf<"amount"> | null): Outcome {
  const rows = rowsOf(clause, context);
  const word =
    clause.signs
      .find(({ sign }) => sign === "every")
      ?.word.split(" ")
      .at(-1) ?? "";
  if (!context.grid.isTimed || rows.length === 0) return UNKNOWN;
  if (/interrupcion|parar|siempre|^$/.test(word)) return judgeEachStep(clause, context, limit);
  return judgeInSteps(clause, context, word, (inSteps, stepped) => judgeEachStep(inSteps, stepped, limit));
}

function judgeEachStep(clause: Clause, context: ClaimContext, limit: ItemOf<"amount"> | null): Outcome {
  return worst(
    rowsOf(clause, context).map((row) => {
      const holds = conditionOf(clause, context, row, limit);
      if (holds === null) return UNKNOWN;
      const isCourse =
        has(clause, "up", "down") && limit === null && clause.otherRows.length === 0 && !isToldAsChange(row, context);
      const [from, to] = [
        clause.since?.[0] ?? clause.range?.[0][0] ?? 0,
        clause.range?.[1].at(-1) ?? context.grid.times.length,
      ];
      const cells = cellsOf(row).filter(({ time }) => (isCourse ? time > from : time >= from) && time <= to);
      const failing = cells.find((cell) => holds(cell) === false);
      if (failing === undefined) return cells.length > 0 ? { ...TRUE, cells } : UNKNOWN;
      const before = cellsOf(row).findLast((cell) => cell.time < failing.time);
      const shown =
        isCourse && before !== undefined
          ? [before, failing]
          : [failing, ...otherRowsOf(clause, context).flatMap((other) => cellAt(other, failing.time) ?? [])];
      return outcome(false, cellsText(context.grid, shown), shown);
    }),
  );
}

/** Number in a row up to a time meet a condition, ending there. */
function runUntil(row: GridRow, time: number, holds: Holds): number {
  const cells = cellsOf(row).filter((cell) => cell.time <= time);
  const broken = cells.findLastIndex((cell) => holds(cell) !== true);
  return cells.length - 1 - broken;
}

/** Judges «por segundo año consecutivo», «tres meses seguidos», «tras tres meses de caídas». */
export function judgeStreak(clause: Clause, context: ClaimContext, limit: ItemOf<"amount"> | null): Outcome {
  const rows = rowsOf(clause, context);
  const [span] = clause.spans;
  if (!context.grid.isTimed || rows.length === 0 || span === undefined) return UNKNOWN;
  return judgeInSteps(clause, context, span.unit, (inSteps, stepped) => judgeRun(inSteps, stepped, limit, span));
}

function judgeRun(
  clause: Clause,
  context: ClaimContext,
  limit: ItemOf<"amount"> | null,
  span: ItemOf<"span">,
): Outcome {
  const after = clause.signs.find(({ sign }) => sign === "after");
  return worst(
    rowsOf(clause, context).map((row) => {
      const ways = clause.signs.filter(({ sign }) => sign === "up" || sign === "down");
      const former = ways.filter(({ start }) => after !== undefined && start > after.start);
      const present = ways.filter(({ start }) => after === undefined || start < after.start);
      const time = timeOf(clause, context, row);
      if (after !== undefined) {
        const [was, is] = [
          conditionOf({ ...clause, signs: former }, context, row, null),
          conditionOf({ ...clause, signs: present }, context, row, null),
        ];
        const here = cellAt(row, time);
        const before = cellsOf(row).findLast((cell) => cell.time < time);
        if (was === null || here === null || before === undefined) return UNKNOWN;
        const length = runUntil(row, before.time, was);
        return outcome(
          length === span.count && (is === null || is(here) === true),
          `${cellsText(context.grid, [before, here])}; antes van ${length} seguidos`,
          [before, here],
        );
      }
      const holds = conditionOf(clause, context, row, limit);
      if (holds === null) return UNKNOWN;
      const length = runUntil(row, time, holds);
      const here = cellAt(row, time);
      const shown = here === null ? [] : [here];
      const many = length > span.count && !span.isExact ? doubt(`En los datos van ${length} seguidos`, shown) : null;
      return (
        many ??
        outcome(
          length === span.count,
          `En los datos van ${length} seguidos${here === null ? "" : ` hasta ${cellsText(context.grid, shown).replace("En los datos, ", "")}`}`,
          shown,
        )
      );
    }),
  );
}

/** Judges «por primera vez»: it holds then, and never before in the table. */
export function judgeFirst(clause: Clause, context: ClaimContext, limit: ItemOf<"amount"> | null): Outcome {
  const rows = rowsOf(clause, context);
  if (!context.grid.isTimed || rows.length === 0) return UNKNOWN;
  return worst(
    rows.map((row) => {
      const holds = conditionOf(clause, context, row, limit);
      const told = isDated(clause) || context.at !== null ? timeOf(clause, context, row) : null;
      if (holds === null) return UNKNOWN;
      const first = cellsOf(row).find((cell) => holds(cell) === true);
      if (first === undefined) {
        const here = cellAt(row, told ?? timeOf(clause, context, row));
        return outcome(
          false,
          here === null ? "En los datos no pasa nunca" : cellsText(context.grid, [here]),
          here === null ? [] : [here],
        );
      }
      if (first.time === 0)
        return outcome(false, `${cellsText(context.grid, [first])}: ya era así al principio`, [first]);
      const shown = [first, ...otherRowsOf(clause, context).flatMap((other) => cellAt(other, first.time) ?? [])];
      return outcome(
        told === null || first.time === told,
        `${cellsText(context.grid, shown)}: la primera vez es esa`,
        shown,
      );
    }),
  );
}

/** Judges a limit: of the rows that are named, of all, of only some, or of as many as it says. */
export function judgeLimit(
  clause: Clause,
  context: ClaimContext,
  limit: ItemOf<"amount">,
  count: number | null,
): Outcome {
  const { grid } = context;
  const isAbove = has(clause, "exceed", "below") ? !has(clause, "below") : limit.amount.hedge === "above";
  const way = isAbove ? "exceed" : "below";
  const rows = rowsOf(clause, context);
  const cellOf = (row: GridRow) => cellAt(row, timeOf(clause, context, row));
  const holds = (row: GridRow) => {
    const cell = cellOf(row);
    return cell !== null && passes(cell.value, row, limit.amount, way);
  };
  const unlike = grid.rows.find(
    ({ unit }) => (limit.amount.unit === "%") !== (unit === "%") && limit.amount.unit !== "points",
  );
  if (unlike !== undefined && limit.amount.unit === "%") return UNKNOWN;
  const known = partsOf(grid).filter((row) => cellOf(row) !== null);
  const shown = (some: readonly GridRow[]) => some.flatMap((row) => cellOf(row) ?? []);
  const meeting = known.filter(holds);
  if (has(clause, "only")) {
    const others = meeting.filter((row) => !rows.includes(row));
    const lacking = rows.filter((row) => !holds(row));
    return rows.length === 0
      ? UNKNOWN
      : outcome(
          others.length + lacking.length === 0,
          cellsText(grid, shown([...lacking, ...others])),
          shown([...lacking, ...others]),
        );
  }
  if (has(clause, "none")) return outcome(meeting.length === 0, cellsText(grid, shown(meeting)), shown(meeting));
  if (has(clause, "all")) {
    const lacking = known.filter((row) => !holds(row));
    return outcome(lacking.length === 0, cellsText(grid, shown(lacking)), shown(lacking));
  }
  if (count !== null && rows.length === 0)
    return outcome(
      meeting.length === count,
      `En los datos son ${meeting.length}: ${meeting
        .slice(0, 4)
        .map(({ name }) => name.split(" (")[0])
        .join(", ")}`,
      shown(meeting),
    );
  if (rows.length === 0) return UNKNOWN;
  return worst(
    rows.map((row) => {
      const cell = cellOf(row);
      if (cell === null) return doubt("Los datos no tienen esa fecha o ese dato");
      if (holds(row) || isDated(clause) || context.at !== null)
        return outcome(holds(row), cellsText(grid, [cell]), [cell]);
      const once = cellsOf(row).find(({ value }) => passes(value, row, limit.amount, way));
      return once === undefined
        ? outcome(false, cellsText(grid, [cell]), [cell])
        : doubt(`${cellsText(grid, [cell])}; ${cellsText(grid, [once]).replace("En los datos, ", "")}: di cuándo`, [
            cell,
            once,
          ]);
    }),
  );
}
