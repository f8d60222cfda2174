import type { Clause } from "./clause.ts";
import {
  type ClaimContext,
  type Course,
  courseOf,
  coursesOf,
  has,
  isArrival,
  isDated,
  isDeparture,
  isDistance,
  lastTime,
  rowsOf,
  timeOf,
  wayOf,
} from "./context.ts";
import { type Cell, cellAt, cellsOf, type GridRow } from "./grid.ts";
import { goes, saysDistance, saysRatio, saysValue } from "./measure.ts";
import { best, cellsText, distanceText, doubt, type Outcome, outcome, TRUE, UNKNOWN, worst } from "./outcome.ts";
import { isRate, isToldAsChange } from "./rates.ts";
import type { ItemOf } from "./sign.ts";

type Way = "up" | "down";

const isGone = ({ isNegativeTold }: ClaimContext, from: Cell, to: Cell, way: Way) =>
  goes(from.value, to.value, way, isNegativeTold);

const turned = (context: ClaimContext, from: Cell, to: Cell) =>
  `${cellsText(context.grid, [from, to])}: ${to.value > from.value ? "sube" : to.value < from.value ? "baja" : "no cambia"}`;

/** Judges «el PIB cae» of a table of its changes: by the sign of the figure. */
function judgeSignOf(clause: Clause, context: ClaimContext, row: GridRow, way: Way): Outcome {
  const told = clause.times.length > 0 && clause.range === null ? clause.times.flat() : [timeOf(clause, context, row)];
  const cells = told.flatMap((time) => cellAt(row, time) ?? []);
  if (cells.length === 0) return doubt("Los datos no tienen esa fecha");
  const holds = ({ value }: Cell) => (way === "up" ? value > 0 : value < 0);
  if (cells.length > 1) return cells.every(holds) ? { ...TRUE, cells } : UNKNOWN;
  return outcome(cells.every(holds), cellsText(context.grid, cells), cells);
}

/** Doubt about «cae desde marzo» of what went up in between, past where it is told to begin; `null` where it did not. */
function turnedSince(
  clause: Clause,
  context: ClaimContext,
  row: GridRow,
  { course: { from, to }, way }: { readonly course: Course; readonly way: Way },
): Outcome | null {
  if (clause.range !== null || clause.times.length > 0) return null;
  const between = cellsOf(row).filter(({ time }) => time > from.time && time < to.time);
  const past = between.findLast((cell) => isGone(context, from, cell, way === "up" ? "down" : "up"));
  return past === undefined ? null : doubt(turned(context, from, past), [from, past]);
}

function judgeBareMove(clause: Clause, context: ClaimContext, row: GridRow, way: Way): Outcome {
  if (isToldAsChange(row, context))
    return clause.since === null && clause.range === null ? judgeSignOf(clause, context, row, way) : UNKNOWN;
  const courses = coursesOf(clause, context, row);
  const course = courses.find(({ from, to }) => isGone(context, from, to, way)) ?? courses[0];
  if (course === undefined) return doubt("Los datos no tienen con qué compararlo");
  const { from, to, isTold } = course;
  const step = outcome(isGone(context, from, to, way), turned(context, from, to), [from, to]);
  if (step.verdict === "true" && clause.since !== null)
    return turnedSince(clause, context, row, { course, way }) ?? step;
  if (isTold || isDated(clause) || context.at !== null || step.verdict === "true") return step;
  const [first] = cellsOf(row);
  return first !== undefined && isGone(context, first, to, way) ? { ...TRUE, cells: [first, to] } : step;
}

/** Judges «sube al 11,3 %», «baja hasta 20»: where it came to, and by which way. */
function judgeArrival(
  clause: Clause,
  context: ClaimContext,
  row: GridRow,
  way: Way | null,
  item: ItemOf<"amount">,
): Outcome {
  const isFixed = isDated(clause) || context.at !== null;
  const told = clause.range === null && clause.since === null ? clause.times.flat() : [timeOf(clause, context, row)];
  const times =
    told.length > 0 && isDated(clause)
      ? told
      : isFixed || clause.since !== null
        ? [timeOf(clause, context, row)]
        : cellsOf(row)
            .filter((cell) => saysValue(item.amount, cell, context.isNegativeTold))
            .map(({ time }) => time);
  const cells = times.flatMap((time) => cellAt(row, time) ?? []);
  const [first] = cells;
  if (first === undefined) {
    const last = cellAt(row, lastTime(row));
    if (isFixed) return doubt("Los datos no tienen esa fecha");
    return last === null ? UNKNOWN : outcome(false, `${cellsText(context.grid, [last])}; ${item.text} no está`, [last]);
  }
  return best(
    cells.map((cell) => {
      if (!saysValue(item.amount, cell, context.isNegativeTold))
        return outcome(false, `${cellsText(context.grid, [cell])}, no ${item.text}`, [cell]);
      if (way === null) return { ...TRUE, cells: [cell] };
      const course = courseOf({ ...clause, times: [[cell.time]], range: clause.range }, context, row);
      if (course === null) return doubt(`${cellsText(context.grid, [cell])}, y no hay un dato anterior`, [cell]);
      return outcome(isGone(context, course.from, course.to, way), turned(context, course.from, course.to), [
        course.from,
        course.to,
      ]);
    }),
  );
}

/** The moments that «del 14,1 % en 2019 al 11,3 % en 2024» gives to its ends, by the order of what it names. */
function endsOf(clause: Clause, start: ItemOf<"amount">, end: ItemOf<"amount">) {
  if (clause.range !== null) return { from: clause.range[0], to: clause.range[1] };
  const [from, to] = clause.times;
  if (from !== undefined && to !== undefined) return { from, to };
  const item = clause.items.find(({ kind }) => kind === "time");
  if (from === undefined || item === undefined) return { from: clause.since, to: from ?? null };
  return item.start > start.start && item.start < end.start ? { from, to: null } : { from: clause.since, to: from };
}

/** Judges «pasa de 10 a 20»: both ends, and the way between them. */
function judgeCourse(
  clause: Clause,
  context: ClaimContext,
  row: GridRow,
  [start, end]: readonly [ItemOf<"amount">, ItemOf<"amount">],
): Outcome {
  const ends = endsOf(clause, start, end);
  const all = cellsOf(row);
  const of = (times: readonly number[] | null, item: ItemOf<"amount">, otherwise: number | null) => {
    const told = times ?? (otherwise === null ? null : [otherwise]);
    if (told !== null) return told.flatMap((time) => cellAt(row, time) ?? []);
    return all.filter((cell) => saysValue(item.amount, cell, context.isNegativeTold));
  };
  const finals = of(ends.to, end, context.at);
  const starts = of(ends.from, start, null);
  const [from, to] = [
    starts.find((cell) => saysValue(start.amount, cell, context.isNegativeTold)),
    finals.findLast((cell) => saysValue(end.amount, cell, context.isNegativeTold)),
  ];
  if (from === undefined || to === undefined) {
    const [cell, item] = from === undefined ? [starts[0], start] : [finals[0], end];
    if (cell === undefined) return outcome(false, `${item.text} no está en los datos`, []);
    return outcome(false, `${cellsText(context.grid, [cell])}, no ${item.text}`, [cell]);
  }
  if (from.time >= to.time)
    return outcome(false, `${cellsText(context.grid, [to, from])}: va antes lo que se dice después`, [to, from]);
  const way = wayOf(clause);
  return outcome(way === null || isGone(context, from, to, way), turned(context, from, to), [from, to]);
}

/** Judges «cae 4,8 puntos», «sube un 20 %», by each course that it may be of. */
function judgeDistance(
  clause: Clause,
  context: ClaimContext,
  row: GridRow,
  way: Way | null,
  item: ItemOf<"amount">,
): Outcome {
  const courses = coursesOf(clause, context, row);
  if (courses.length === 0) return doubt("Los datos no tienen con qué compararlo");
  const told = courses.map((course) => judgeDistanceOf(clause, context, row, way, item, course));
  const right = told.find(({ verdict }) => verdict === "true");
  const isTold = isDated(clause) || clause.since !== null || context.at !== null;
  if (right !== undefined || isTold) return right ?? told[0] ?? UNKNOWN;
  // Without a date it may be of any step.
  const cells = cellsOf(row);
  const once = cells.slice(1).find((to, before) => {
    const from = cells[before];
    const isWay = from !== undefined && (way === null || isGone(context, from, to, way));
    return isWay && from !== undefined && saysDistance(item.amount, from.value, to.value, row);
  });
  return once === undefined
    ? (told[0] ?? UNKNOWN)
    : doubt(`${cellsText(context.grid, [once])}, y no es lo último: di cuándo`, [once]);
}

function judgeDistanceOf(
  clause: Clause,
  context: ClaimContext,
  row: GridRow,
  way: Way | null,
  item: ItemOf<"amount">,
  course: Course,
): Outcome {
  const [first] = cellsOf(row);
  // Without dates it may be what it went through from the beginning.
  const isWhole = first !== undefined && !isDated(clause) && clause.since === null && context.at === null;
  const { from, to } =
    isWhole && saysDistance(item.amount, first.value, course.to.value, row) ? { from: first, to: course.to } : course;
  const isWay = way === null || isGone(context, from, to, way);
  if (isWay && saysDistance(item.amount, from.value, to.value, row)) return { ...TRUE, cells: [from, to] };
  // «Los precios suben un 1,8 %» of a table of changes is the figure itself.
  if (item.amount.unit === "%" && isRate(row, context)) {
    const isFall = way === "down" && to.value < 0;
    const isSame = saysValue(item.amount, to, context.isNegativeTold || isFall) && (way !== "down" || to.value < 0);
    if (isSame) return { ...TRUE, cells: [to] };
    const isFree = !isDated(clause) && context.at === null;
    const once = isFree
      ? cellsOf(row).find((cell) =>
          saysValue({ ...item.amount, value: way === "down" ? -item.amount.value : item.amount.value }, cell),
        )
      : undefined;
    if (once !== undefined) return { ...TRUE, cells: [once] };
    if (isToldAsChange(row, context))
      return outcome(
        false,
        `${cellsText(context.grid, [to])}, no ${way === "down" ? "una caída del" : "una subida del"} ${item.text}`,
        [to],
      );
  }
  if (!isWay) return outcome(false, turned(context, from, to), [from, to]);
  const change =
    from.value === 0
      ? ""
      : `un ${new Intl.NumberFormat("es", { maximumFractionDigits: 1 }).format((Math.abs(to.value - from.value) / Math.abs(from.value)) * 100)}\u00a0%`;
  const really = item.amount.unit === "%" && row.unit !== "%" ? change : distanceText(to.value - from.value, row);
  return outcome(
    false,
    `${cellsText(context.grid, [from, to])}: la diferencia es de ${really || "nada"}, no de ${item.text}`,
    [from, to],
  );
}

/** Judges «se duplica», «cae a la mitad», «cae casi una cuarta parte». */
function judgeShareOfMove(
  clause: Clause,
  context: ClaimContext,
  row: GridRow,
  way: Way | null,
  item: ItemOf<"proportion">,
): Outcome {
  const all = coursesOf(clause, context, row).filter(({ from }) => from.value !== 0);
  if (all.length === 0) return doubt("Los datos no tienen con qué compararlo");
  return best(all.map((course) => judgeShareOf(context, way, item, course)));
}

function judgeShareOf(
  context: ClaimContext,
  way: Way | null,
  item: ItemOf<"proportion">,
  { from, to }: Course,
): Outcome {
  const isTo = item.isVerb || item.lead.includes("a") || item.lead.includes("al") || way === null;
  const ratio = isTo ? to.value / from.value : Math.abs(to.value - from.value) / Math.abs(from.value);
  const holds = (way === null || isTo || isGone(context, from, to, way)) && saysRatio(ratio, item.proportion);
  const times = new Intl.NumberFormat("es", { maximumFractionDigits: 2 }).format(ratio);
  const evidence = `${cellsText(context.grid, [from, to])}: ${isTo ? `${times} veces` : `un ${new Intl.NumberFormat("es", { maximumFractionDigits: 1 }).format(ratio * 100)}\u00a0%`}`;
  return holds === null ? doubt(evidence, [from, to]) : outcome(holds, evidence, [from, to]);
}

/** Judges what stays as it was. */
function judgeSame(clause: Clause, context: ClaimContext, row: GridRow): Outcome {
  const course = courseOf(clause, context, row);
  if (course === null) return doubt("Los datos no tienen con qué compararlo");
  const { from, to } = course;
  return outcome(from.value === to.value, cellsText(context.grid, [from, to]), [from, to]);
}

/** A judged move, with the quantities that it took. */
export interface MoveJudged {
  readonly outcomes: readonly Outcome[];
  readonly taken: readonly ItemOf<"amount">[];
}

/** Judges «solo subió en 2020», «solo el PP pierde»: then or they, and at no other time or nobody else. */
function judgeOnly(clause: Clause, context: ClaimContext, way: Way | null): Outcome | null {
  const at = clause.items.findIndex((item) => item.kind === "sign" && item.sign === "only");
  const next = clause.items[at + 1];
  if (at === -1 || way === null || clause.amounts.length + clause.proportions.length > 0) return null;
  if (next?.kind === "row") {
    const moved = context.grid.rows.filter((row) => {
      const course = courseOf(clause, context, row);
      return course !== null && isGone(context, course.from, course.to, way);
    });
    const own = rowsOf(clause, context);
    const wrong = [...own.filter((row) => !moved.includes(row)), ...moved.filter((row) => !own.includes(row))];
    const shown = wrong.slice(0, 1).flatMap((row) => {
      const course = courseOf(clause, context, row);
      return course === null ? [] : [course.from, course.to];
    });
    return outcome(wrong.length === 0, cellsText(context.grid, shown), shown);
  }
  const [row, second] = rowsOf(clause, context);
  const isOfTimes = next?.kind === "sign" && clause.hasTimes && clause.range === null && clause.since === null;
  if (!isOfTimes || row === undefined || second !== undefined || isToldAsChange(row, context)) return UNKNOWN;
  const cells = cellsOf(row);
  const moved = cells.slice(1).filter((cell, before) => {
    const from = cells[before];
    return from !== undefined && isGone(context, from, cell, way);
  });
  const told = clause.times.flat();
  const wrong = [
    ...told.flatMap((time) => (moved.some((cell) => cell.time === time) ? [] : (cellAt(row, time) ?? []))),
    ...moved.filter(({ time }) => !told.includes(time)),
  ];
  const shown = wrong.slice(0, 1).flatMap((cell) => [...cells.filter(({ time }) => time < cell.time).slice(-1), cell]);
  return outcome(wrong.length === 0, cellsText(context.grid, shown), shown);
}

/** Judges rises and falls, and what they come to. */
export function judgeMove(clause: Clause, context: ClaimContext): MoveJudged {
  const way = wayOf(clause);
  const rows = clause.rows.length === 0 && has(clause, "all") ? context.grid.rows : rowsOf(clause, context);
  if (!context.grid.isTimed) return judgePlaces(clause, context);
  if (rows.length === 0) return { outcomes: [UNKNOWN], taken: [] };
  const start = clause.amounts.find(isDeparture);
  const end = clause.amounts.find((item) => isArrival(item) && (start === undefined || item.start > start.start));
  const distances = clause.amounts.filter((item) => item !== start && item !== end && isDistance(item));
  const each = (judge: (row: GridRow) => Outcome) => worst(rows.map(judge));
  if (start !== undefined && end !== undefined) {
    const further = distances.map((item) => each((row) => judgeDistance(clause, context, row, way, item)));
    return {
      outcomes: [each((row) => judgeCourse(clause, context, row, [start, end])), ...further],
      taken: [start, end, ...distances],
    };
  }
  const [proportion] = clause.proportions;
  const only = judgeOnly(clause, context, way);
  if (only !== null) return { outcomes: [only], taken: [] };
  const outcomes = [
    ...(end === undefined ? [] : [each((row) => judgeArrival(clause, context, row, way, end))]),
    ...distances.map((item) => each((row) => judgeDistance(clause, context, row, way, item))),
    ...(proportion === undefined ? [] : [each((row) => judgeShareOfMove(clause, context, row, way, proportion))]),
    ...(has(clause, "same") ? [each((row) => judgeSame(clause, context, row))] : []),
  ];
  const bare = way === null || outcomes.length > 0 ? [] : [each((row) => judgeBareMove(clause, context, row, way))];
  return { outcomes: [...outcomes, ...bare], taken: [...(end === undefined ? [] : [end]), ...distances] };
}

/** Judges «va de los 11.900 de Extremadura a los 18.800 del País Vasco»: two places with a figure each. */
function judgePlaces(clause: Clause, context: ClaimContext): MoveJudged {
  const rows = rowsOf(clause, context);
  const [start, end] = [clause.amounts.find(isDeparture), clause.amounts.find(isArrival)];
  // «Gamma pierde 700 votos»: against a moment that the table does not have.
  if (start === undefined || end === undefined || rows.length !== 2)
    return { outcomes: [UNKNOWN], taken: clause.amounts.filter(isDistance) };
  const outcomes = [start, end].map((item, at) => {
    const row = rows[at];
    const cell = row === undefined ? null : cellAt(row, 0);
    if (cell === null) return UNKNOWN;
    return outcome(
      saysValue(item.amount, cell, context.isNegativeTold),
      `${cellsText(context.grid, [cell])}, no ${item.text}`,
      [cell],
    );
  });
  return { outcomes, taken: [start, end] };
}
