import { fold } from "@nv/spanish";
import { findTokens } from "../find-tokens.ts";
import type { Clause } from "./clause.ts";
import { type ClaimContext, has, lastTime, otherRowsOf, rowsOf, timeOf } from "./context.ts";
import { type Cell, cellAt, cellsOf, type GridRow, partsOf } from "./grid.ts";
import { passes, saysValue } from "./measure.ts";
import { best, cellsText, doubt, type Outcome, outcome, TRUE, timeText, UNKNOWN, valueText, worst } from "./outcome.ts";
import { isAkin } from "./read-names.ts";
import type { ItemOf } from "./sign.ts";

/** Quantities of a survey, which no table of its results has. */
const METHOD = /margen de error|nivel de confianza|muestra|entrevistas|encuestad|intervalo/;
const UNITS: Readonly<Record<string, string>> = {
  "€": "euros",
  $: "dolares",
  km: "kilometros",
  kg: "kilos",
  "°c": "grados",
  mm: "milimetros",
};

/** Whether what follows a quantity is what the table measures: «hectáreas» of «Hectáreas quemadas», «euros» of «(€/m²)». */
function isOfMeasure(item: ItemOf<"amount">, row: GridRow, { grid, text }: ClaimContext): boolean {
  if (item.amount.unit === "%" || item.amount.unit === "points") return true;
  const after = fold(text.slice(item.end, item.end + 24));
  const measure = fold(`${row.name} ${grid.about}`);
  const signs = Object.entries(UNITS).filter(([sign]) => measure.includes(sign));
  if (signs.some(([sign, word]) => after.trimStart().startsWith(sign) || after.trimStart().startsWith(word)))
    return true;
  const words = findTokens(measure)
    .map(({ folded }) => folded)
    .filter((word) => word.length > 3);
  const next = findTokens(after)
    .slice(0, 2)
    .map(({ folded }) => folded);
  return (
    next.some((word) => word.length > 3 && words.some((one) => isAkin(one, word))) || /^\s*(?:[.,;:)]|$)/.test(after)
  );
}

/** A percentage beside what is counted may be a part of the whole; of the very figure of the table it is a wrong unit. */
function isOfWhole({ amount }: ItemOf<"amount">, { row, time, value }: Cell): boolean {
  return amount.unit === "%" && row.unit !== "%" && !saysValue({ ...amount, unit: "" }, { row, time, value });
}

/** «Y un 55 % de rechazo», of a table of several rows that calls none of them so. */
function isOfAnotherNoun(item: ItemOf<"amount">, row: GridRow, { grid, text, before }: ClaimContext): boolean {
  if (before === null || grid.rows.length < 2 || !grid.isTimed) return false;
  const [of, noun] = findTokens(text.slice(item.end)).map(({ folded }) => folded);
  if (of !== "de" || noun === undefined || noun.length < 4) return false;
  return !findTokens(fold(`${row.name} ${grid.about}`)).some(({ folded }) => isAkin(folded, noun));
}

/** «Más de 700» of 1.200: so, and not what one would say of it. */
function isBeyond({ amount }: ItemOf<"amount">, { value, row }: Cell): boolean {
  if (amount.hedge !== "above" && amount.hedge !== "below") return false;
  if (amount.unit === "%" && row.unit !== "%") return false;
  return passes(value, row, amount, amount.hedge === "above" ? "exceed" : "below");
}

/** Parts of the table itself, which are counted elsewhere: «seis datos». */
const OF_TABLE = /^\s*(?:datos?|series?|filas?|columnas?|lugares|puntos? de datos)\b/;

function judgeAt(item: ItemOf<"amount">, cells: readonly Cell[], context: ClaimContext): Outcome {
  const said = (cell: Cell) => saysValue(item.amount, cell, context.isNegativeTold);
  const found = cells.find(said);
  if (found !== undefined) return { ...TRUE, cells: [found] };
  const [first] = cells;
  if (OF_TABLE.test(fold(context.text.slice(item.end, item.end + 20)))) return UNKNOWN;
  if (first === undefined) return doubt("Los datos no tienen esa fecha o ese dato");
  if (isOfAnotherNoun(item, first.row, context)) return UNKNOWN;
  const elsewhere = context.grid.rows.some((row) => cellsOf(row).some(said));
  const isComparable = elsewhere || isOfMeasure(item, first.row, context);
  if (!isComparable || isOfWhole(item, first)) return UNKNOWN;
  if (isBeyond(item, first)) return doubt(`${cellsText(context.grid, [first])}: lo es, y por mucho`, [first]);
  return outcome(false, `${cellsText(context.grid, [first])}, no ${item.text}`, [first]);
}

/** «Supera al PSOE (29,4 %)»: the figure in brackets is of whom it stands behind. */
function inBrackets({ items, hasRows }: Clause, { before, text, grid }: ClaimContext): readonly GridRow[] | null {
  const [item] = items;
  const isBracketed = item?.kind === "amount" && text.slice(0, item.start).trimEnd().endsWith("(");
  const named = before?.items.at(-1);
  if (hasRows || !isBracketed || named?.kind !== "row") return null;
  return named.rows.flatMap((at) => grid.rows[at] ?? []);
}

/** Judges quantities as figures of rows at a moment: in the order in which rows and times are named when there is one for each. */
export function judgeValues(
  clause: Clause,
  context: ClaimContext,
  amounts: readonly ItemOf<"amount">[],
): readonly Outcome[] {
  if (amounts.length === 0) return [];
  if (METHOD.test(fold(context.text))) return [UNKNOWN];
  const own = inBrackets(clause, context) ?? rowsOf(clause, context);
  const others = context.before === null ? [] : otherRowsOf(context.before, context);
  // «Galicia dobla a Aragón: 2.700.000 frente a 1.350.000».
  const rows = amounts.length === own.length + others.length && !clause.hasRows ? [...own, ...others] : own;
  const { grid, at } = context;
  const times = clause.range === null ? clause.times : [...clause.range];
  if (rows.length === 0) {
    const everywhere = grid.rows.flatMap(cellsOf);
    const isSomewhere = amounts.every(({ amount }) =>
      everywhere.some((cell) => saysValue(amount, cell, context.isNegativeTold)),
    );
    return [isSomewhere && has(clause, "high", "low") ? TRUE : UNKNOWN];
  }
  return amounts.flatMap((item, index) => {
    const ofRows = amounts.length > 1 && rows.length === amounts.length ? rows.slice(index, index + 1) : rows;
    const told = amounts.length > 1 && times.length === amounts.length ? [times[index] ?? []] : times;
    const ofEach = ofRows.map((row) => {
      if (told.length > 0) {
        const judged = told.map((some) =>
          judgeAt(
            item,
            some.flatMap((time) => cellAt(row, time) ?? []),
            context,
          ),
        );
        // Of several moments that came before, the one that it may be.
        return clause.hasTimes ? worst(judged) : best(judged);
      }
      const fixed = at === null ? null : cellAt(row, at);
      if (fixed !== null) return judgeAt(item, [fixed], context);
      const somewhere = cellsOf(row).findLast((cell) => saysValue(item.amount, cell, context.isNegativeTold));
      const isBare = clause.signs.length + clause.proportions.length === 0 && grid.rows.length > 1 && clause.hasRows;
      if (somewhere !== undefined && isBare && grid.isTimed && somewhere.time !== lastTime(row))
        return doubt(`${cellsText(grid, [somewhere])}, y no es lo último: di cuándo`, [somewhere]);
      if (somewhere !== undefined) return { ...TRUE, cells: [somewhere] };
      const last = cellAt(row, lastTime(row));
      const judged = judgeAt(item, last === null ? [] : [last], context);
      return judged.verdict === "false" && !clause.hasRows && grid.isTimed
        ? { ...judged, verdict: "doubt" as const, evidence: `${item.text} no está en los datos` }
        : judged;
    });
    return ofRows.length < 2 ? ofEach : ofSeveral(clause, context, item, ofRows, ofEach);
  });
}

/** Words that say of several rows what they come to together: «en Alta y Baja viven», «juntas», «en total». */
const TOGETHER =
  /\b(?:viven?|vivian|residen?|hay|habia|se gastan?|se destinan?|juntos|juntas|en total|en conjunto|entre (?:los|las|ambos|ambas))\b|^entre /;

/** Figures of several rows at the moment that is told, and their sum as a figure of the first. */
function totalOf(clause: Clause, context: ClaimContext, rows: readonly GridRow[]) {
  const cells = rows.flatMap((row) => cellAt(row, timeOf(clause, context, row)) ?? []);
  const total = Number(cells.reduce((sum, { value }) => sum + value, 0).toFixed(10));
  return { cells, total };
}

/** Judges one quantity of several rows: of each of them, or of all together where words or figures say so. */
function ofSeveral(
  clause: Clause,
  context: ClaimContext,
  item: ItemOf<"amount">,
  rows: readonly GridRow[],
  ofEach: readonly Outcome[],
): readonly Outcome[] {
  const [model] = rows;
  const { cells, total } = totalOf(clause, context, rows);
  if (model === undefined || cells.length < rows.length) return ofEach;
  // «Más de 700» of several is a limit that all of them pass.
  if (ofEach.some(({ verdict }) => verdict === "doubt") && cells.every((cell) => isBeyond(item, cell)))
    return [{ ...TRUE, cells }];
  if (!ofEach.some(({ verdict }) => verdict === "false")) return ofEach;
  const evidence = `${cellsText(context.grid, cells)}: ${totalText(total, model)}`;
  const isTotal = saysValue(item.amount, { row: model, time: 0, value: total }, context.isNegativeTold);
  if (TOGETHER.test(fold(context.text))) return [outcome(isTotal, evidence, cells)];
  return isTotal ? [doubt(`${evidence}. Di que es la suma`, cells)] : ofEach;
}

/** Judges «no hay dato de marzo». */
export function judgeMissing(clause: Clause, context: ClaimContext): Outcome {
  const { grid } = context;
  const rows = clause.rows.length > 0 ? rowsOf(clause, context) : grid.rows;
  const times = clause.times.length > 0 ? clause.times.flat() : grid.times.map((_, time) => time);
  if (clause.times.some((some) => some.length === 0)) return TRUE;
  const present = rows.flatMap((row) => times.flatMap((time) => cellAt(row, time) ?? []));
  const lacks = rows.length * times.length - present.length;
  if (clause.rows.length === 0 && clause.times.length === 0) return lacks > 0 ? TRUE : UNKNOWN;
  return outcome(present.length === 0, cellsText(grid, present), present);
}

/** Judges what several rows come to together. */
export function judgeSum(clause: Clause, context: ClaimContext): Outcome {
  const { grid } = context;
  const [first, second] = clause.amounts;
  // «Los tres partidos suman 18.900».
  const isAll =
    clause.rows.length === 0 &&
    first?.amount.value === partsOf(grid).length &&
    first.lead.some((word) => word === "los" || word === "las");
  const rows = isAll ? partsOf(grid) : rowsOf(clause, context);
  const item = isAll ? second : first;
  const [model] = rows;
  if (item === undefined || model === undefined || rows.length < 2) return UNKNOWN;
  // «Suman el 65 %» of a column of votes is of another one, or of nobody's arithmetic.
  if (item.amount.unit === "%" && model.unit !== "%") return UNKNOWN;
  const { cells, total } = totalOf(clause, context, rows);
  if (saysValue(item.amount, { row: model, time: 0, value: total })) return { ...TRUE, cells };
  return outcome(false, `${cellsText(grid, cells)}: ${totalText(total, model)}`, cells);
}

const totalText = (total: number, row: GridRow) => `en total, ${valueText(total, row)}`;

/** Judges the balance of a table of two rows: the first less the second. */
export function judgeBalance(clause: Clause, context: ClaimContext): Outcome {
  const { grid } = context;
  const [first, second] = grid.rows;
  const [item] = clause.amounts;
  if (first === undefined || second === undefined || grid.rows.length !== 2 || item === undefined) return UNKNOWN;
  const time = timeOf(clause, context, first);
  const [one, two] = [cellAt(first, time), cellAt(second, time)];
  if (one === null || two === null) return doubt(`Falta el dato de ${timeText(grid, time)}`);
  const value = Number((one.value - two.value).toFixed(10));
  const holds = saysValue(
    { ...item.amount, unit: first.unit === "%" ? "%" : item.amount.unit },
    { row: first, time, value },
    context.isNegativeTold,
  );
  const shown = new Intl.NumberFormat("es", { maximumFractionDigits: 2 }).format(value).replace("-", "−");
  return outcome(holds, `${cellsText(grid, [one, two])}: el saldo es ${shown}`, [one, two]);
}

/** Whether a clause names a moment that the table has not. */
export const isOffTable = (clause: Clause): boolean =>
  [
    ...clause.times,
    ...clause.otherTimes,
    ...(clause.since === null ? [] : [clause.since]),
    ...(clause.range ?? []),
  ].some((some) => some.length === 0);

/** Says what moments the table has. */
export function spanText({ times, isTimed }: ClaimContext["grid"]): string {
  if (!isTimed) return "Los datos no llevan fechas";
  return `Los datos van de ${timeText({ times }, 0)} a ${timeText({ times }, times.length - 1)}`;
}
