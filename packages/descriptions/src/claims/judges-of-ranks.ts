import type { Clause } from "./clause.ts";
import { type ClaimContext, has, isDated, rowsOf, timeOf, wayOf } from "./context.ts";
import { type Cell, cellAt, cellsAcross, cellsOf, type GridRow } from "./grid.ts";
import { saysDistance, saysValue } from "./measure.ts";
import {
  best,
  cellsText,
  cellText,
  distanceText,
  doubt,
  type Outcome,
  outcome,
  TRUE,
  UNKNOWN,
  worst,
} from "./outcome.ts";
import { isToldAsChange } from "./rates.ts";
import type { ItemOf } from "./sign.ts";

type End = "high" | "low";

const passesOther = (one: number, other: number, end: End) => (end === "high" ? one > other : one < other);

/** «El de Soria», «el del 12 de octubre». */
const theOneOf = (name: string) => (name.startsWith("el ") ? `el d${name}` : `el de ${name}`);

/** Whether some cells are those that have the extreme of all: who shares it unnamed makes it a doubt. */
function isExtreme(
  context: ClaimContext,
  own: readonly Cell[],
  all: readonly Cell[],
  end: End,
  place: number,
): Outcome {
  const { grid } = context;
  const [first] = own;
  if (first === undefined) return doubt("Los datos no tienen esa fecha o ese dato");
  const above = all.filter(({ value }) => passesOther(value, first.value, end));
  if (above.length !== place - 1) {
    const sorted = all.toSorted((a, b) => (end === "high" ? b.value - a.value : a.value - b.value));
    const real = sorted[place - 1];
    const which = place === 1 ? (end === "high" ? "el valor más alto" : "el valor más bajo") : `el puesto ${place}`;
    return outcome(
      false,
      real === undefined
        ? ""
        : `En los datos, ${which} es ${theOneOf(cellText(grid, real).replace(" es ", ", "))}; ${cellText(grid, first)}`,
      real === undefined ? [first] : [real, first],
    );
  }
  const twins = all.filter(
    ({ value, row, time }) => value === first.value && !own.some((cell) => cell.row === row && cell.time === time),
  );
  return twins.length > 0 ? doubt(`${cellsText(grid, twins)}, lo mismo`, twins) : { ...TRUE, cells: own };
}

const isOwn = ({ signs, items }: Clause, text: string) =>
  items.some(({ lead }) => lead.includes("su") || lead.includes("sus")) ||
  /\bde la serie\b|\bsu\b/.test(text) ||
  signs.some(({ word }) => /^(?:maxim|minim|record|techo|suelo|pico)/.test(word));

/** «El valor más alto es el de Soria»: among all that have one. */
const isPointedAt = ({ items }: Clause) =>
  items.some(
    ({ kind, lead }) =>
      kind === "row" &&
      ["el", "la", "los", "las"].includes(lead.at(-2) ?? "") &&
      ["de", "del"].includes(lead.at(-1) ?? ""),
  );

const isOfAll = (clause: Clause) =>
  isPointedAt(clause) || clause.signs.some(({ word }) => /^(?:lider|encabez|gan|venc|primera|a la)/.test(word));

/** The times that an extreme is looked for in: since when it says, or of its year. */
function timesWithin(clause: Clause, context: ClaimContext, time: number | null): (cell: Cell) => boolean {
  const { since } = clause;
  const { times } = context.grid;
  if (has(clause, "within-year") && time !== null)
    return (cell) => times[cell.time]?.period?.year === times[time]?.period?.year;
  if (since === null) return () => true;
  const from = since[0] ?? 0;
  const until = time !== null && (clause.times.length > 0 || context.at !== null) ? time : times.length;
  return (cell) => cell.time > from && cell.time <= until;
}

function along(clause: Clause, context: ClaimContext, row: GridRow, end: End, place: number): Outcome {
  const told = isDated(clause) || context.at !== null ? timeOf(clause, context, row) : null;
  const [item] = clause.amounts;
  const isIn = timesWithin(clause, context, told ?? timeOf(clause, context, row));
  const all = cellsOf(row).filter(isIn);
  const ordered = (cells: readonly Cell[]) =>
    cells.toSorted((a, b) => (end === "high" ? b.value - a.value : a.value - b.value));
  const sorted = ordered(all);
  const named = clause.times.flat().flatMap((time) => cellAt(row, time) ?? []);
  // «En enero», of a table of days: the one of them that it may be.
  const meant = named.find(({ value }) => value === sorted[place - 1]?.value) ?? ordered(named)[0];
  const own =
    named.length > 1 && clause.times.length === 1
      ? named.filter(({ value }) => value === meant?.value)
      : named.length > 0
        ? named
        : told !== null
          ? [cellAt(row, told)].filter((cell) => cell !== null)
          : item === undefined
            ? all.slice(-1)
            : all.filter((cell) => saysValue(item.amount, cell));
  if (own.length === 0 && item !== undefined) {
    const real = sorted[place - 1];
    return outcome(
      false,
      real === undefined ? "" : `${cellsText(context.grid, [real])}, no ${item.text}`,
      real === undefined ? [] : [real],
    );
  }
  // Of several with the same rounding, the one that it may be.
  return best(
    (named.length > 0 ? [own] : own.map((cell) => [cell])).map((cells) => isExtreme(context, cells, all, end, place)),
  );
}

function across(clause: Clause, context: ClaimContext, rows: readonly GridRow[], end: End, place: number): Outcome {
  const { grid } = context;
  const [model] = rows;
  if (model === undefined || !grid.rows.every(({ unit, scale }) => unit === model.unit && scale === model.scale))
    return UNKNOWN;
  const times = has(clause, "every") ? grid.times.map((_, time) => time) : [timeOf(clause, context, model)];
  return worst(
    times.map((time) => {
      const all = cellsAcross(grid, time);
      return isExtreme(
        context,
        rows.flatMap((row) => cellAt(row, time) ?? []),
        all,
        end,
        place,
      );
    }),
  );
}

/** «La ciudad más cara» is so among the rest, not over the years. */
const OF_PLACE =
  /\b(?:ciudad|comunidad|provincia|pa[ií]s|municipio|partido|regi[oó]n|candidat[oa]|equipo|barrio|distrito)\b/;

/** An extreme of a row over time and one among rows at a time are told alike: what holds in one way only is a doubt. */
function eitherOf(one: Outcome, other: Outcome): Outcome {
  if (one.verdict === other.verdict) return one;
  const wrong = [one, other].find(({ verdict }) => verdict === "false");
  return wrong === undefined
    ? best([one, other])
    : doubt(`${wrong.evidence}: di si hablas de la serie o de las demás`, wrong.cells);
}

const DEFICIT = /d[eé]ficit|p[eé]rdida/;
const isBelowZero = (row: GridRow) => cellsOf(row).every(({ value }) => value < 0);

/** Judges «el más alto», «récord», «lidera», «la segunda con menos». */
export function judgeExtreme(clause: Clause, context: ClaimContext): Outcome {
  const told: End = has(clause, "high") ? "high" : "low";
  // The smallest deficit is the highest figure; of a word as «saldo» it is what it says.
  const isDeficit = DEFICIT.test(context.text.toLowerCase()) && rowsOf(clause, context).every(isBelowZero);
  const end: End = isDeficit ? (told === "high" ? "low" : "high") : told;
  const place = clause.ordinals[0]?.place ?? 1;
  const { grid } = context;
  const rows = rowsOf(clause, context);
  if (rows.length === 0) {
    const [item] = clause.amounts;
    if (item === undefined) return UNKNOWN;
    const all =
      grid.isTimed && clause.times.length > 0
        ? clause.times.flat().flatMap((time) => cellsAcross(grid, time))
        : grid.rows.flatMap(cellsOf);
    const real = all.toSorted((a, b) => (end === "high" ? b.value - a.value : a.value - b.value))[place - 1];
    if (real === undefined) return UNKNOWN;
    return outcome(saysValue(item.amount, real), `${cellsText(grid, [real])}, no ${item.text}`, [real]);
  }
  if (!grid.isTimed) return across(clause, context, rows, end, place);
  const isAlong = grid.rows.length === 1 || clause.since !== null || isOwn(clause, context.text);
  const alongAll = () => worst(rows.map((row) => along(clause, context, row, end, place)));
  const acrossAll = () => across(clause, context, rows, end, place);
  const judged =
    isOfAll(clause) || has(clause, "every") || OF_PLACE.test(context.text.toLowerCase())
      ? acrossAll()
      : isAlong
        ? alongAll()
        : eitherOf(alongAll(), acrossAll());
  const isAbsolute = has(clause, "ever") || clause.signs.some(({ word }) => word.endsWith("nunca"));
  return has(clause, "ever") && isAbsolute && judged.verdict === "true"
    ? doubt("Los datos no cuentan toda la historia: compruébalo fuera")
    : judged;
}

interface Step {
  readonly from: Cell;
  readonly to: Cell;
  readonly size: number;
}

function stepsOf(row: GridRow, way: "up" | "down", isOfChanges: boolean): readonly Step[] {
  const cells = cellsOf(row);
  if (isOfChanges)
    return cells.flatMap((cell) => {
      const size = cell.value * (way === "up" ? 1 : -1);
      return size > 0 ? [{ from: cell, to: cell, size }] : [];
    });
  return cells.slice(1).flatMap((to, at) => {
    const from = cells[at];
    if (from === undefined) return [];
    const size = Number(((to.value - from.value) * (way === "up" ? 1 : -1)).toFixed(10));
    return size > 0 ? [{ from, to, size }] : [];
  });
}

function longestStep(
  clause: Clause,
  context: ClaimContext,
  row: GridRow,
  [end, way]: readonly [End, "up" | "down"],
  distances: readonly ItemOf<"amount">[],
): Outcome {
  const isIn = timesWithin(clause, context, isDated(clause) ? timeOf(clause, context, row) : null);
  const isOfChanges = isToldAsChange(row, context);
  const steps = stepsOf(row, way, isOfChanges).filter(({ to }) => isIn(to));
  const longest = steps.toSorted((a, b) => (end === "high" ? b.size - a.size : a.size - b.size))[0];
  if (longest === undefined)
    return outcome(
      false,
      way === "up" ? "En los datos no hay ninguna subida" : "En los datos no hay ninguna bajada",
      [],
    );
  const told =
    isDated(clause) || context.at !== null
      ? clause.times.flat().length > 0
        ? clause.times.flat()
        : [timeOf(clause, context, row)]
      : null;
  const twins = steps.filter(({ size }) => size === longest.size);
  const own = told === null ? twins : twins.filter(({ to }) => told.includes(to.time));
  const [found] = own;
  const evidence = `${cellsText(context.grid, [longest.from, longest.to])}: es la ${end === "high" ? "mayor" : "menor"}, ${distanceText(longest.size, row)}`;
  if (found === undefined) return outcome(false, evidence, [longest.from, longest.to]);
  const isRight = ({ amount }: ItemOf<"amount">) =>
    isOfChanges
      ? saysValue(amount, found.to, way === "down")
      : saysDistance(amount, found.from.value, found.to.value, row);
  const wrong = distances.find((item) => !isRight(item));
  if (wrong !== undefined) return outcome(false, `${evidence}, no ${wrong.text}`, [found.from, found.to]);
  return twins.length > own.length
    ? doubt(
        "Hay otra igual en los datos",
        twins.map(({ to }) => to),
      )
    : { ...TRUE, cells: [found.from, found.to] };
}

/** Judges «la mayor caída», «su mayor subida de la serie». */
export function judgeLongestStep(
  clause: Clause,
  context: ClaimContext,
  distances: readonly ItemOf<"amount">[],
): Outcome {
  const end: End = has(clause, "high") ? "high" : "low";
  const way = wayOf(clause);
  const rows = rowsOf(clause, context);
  if (way === null || rows.length === 0 || !context.grid.isTimed) return UNKNOWN;
  return worst(rows.map((row) => longestStep(clause, context, row, [end, way], distances)));
}

/** Whether a clause tells of the longest step, not of an extreme figure: «la mayor caída», «la subida más grande». */
export function isOfStep({ items }: Clause): boolean {
  return items.some((item, at) => {
    if (item.kind !== "sign" || (item.sign !== "high" && item.sign !== "low")) return false;
    return [items[at - 1], items[at + 1]].some(
      (near) =>
        near?.kind === "sign" &&
        (near.sign === "up" || near.sign === "down") &&
        isNoun(near.word) &&
        (near.start > item.start ? near.lead.length === 0 : item.lead.length <= 1),
    );
  });
}

const NOUNS = [
  "subida",
  "bajada",
  "caida",
  "aumento",
  "descenso",
  "alza",
  "incremento",
  "crecimiento",
  "repunte",
  "avance",
  "ascenso",
  "reduccion",
  "retroceso",
  "recorte",
  "disminucion",
  "desplome",
  "encarecimiento",
  "abaratamiento",
  "perdida",
];
const isNoun = (word: string) => NOUNS.some((noun) => word === noun || word === `${noun}s`);
