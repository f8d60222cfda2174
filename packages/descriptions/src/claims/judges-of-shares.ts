import { fold, formatNumber } from "@nv/spanish";
import type { Amount, Proportion } from "../figure.ts";
import { findTokens, type Token } from "../find-tokens.ts";
import type { Clause } from "./clause.ts";
import { type ClaimContext, has, timeOf } from "./context.ts";
import { type Cell, cellAt, cellsAcross, type Grid, type GridRow, isWhole, partsOf } from "./grid.ts";
import { passes, saysRatio, saysValue } from "./measure.ts";
import { wordsOfGrid } from "./other-things.ts";
import { cellsText, doubt, type Outcome, outcome, TRUE, UNKNOWN, valueText } from "./outcome.ts";
import { isAkin } from "./read-names.ts";
import type { ItemOf } from "./sign.ts";

type Part = ItemOf<"amount"> | ItemOf<"proportion">;

/** Words that name a whole whatever a table measures. */
const WHOLES = new Set(["total", "conjunto", "tabla"]);

/** Words for those who live somewhere: one of them in a table is all of them in a sentence. */
const PEOPLE = new Set(["habitante", "habitantes", "poblacion", "vecinos", "residentes"]);

/** Verbs by which a part of a whole is somewhere: «vive en», «va a», «es para». */
const BEING = new Set([
  ...["vive", "viven", "vivia", "vivian", "reside", "residen", "esta", "estan", "corresponde", "corresponden"],
  ...["va", "van", "es", "son", "fue", "fueron", "procede", "proceden", "queda", "quedan", "se", "concentra"],
]);

const JOINTS = new Set([
  ...["de", "del", "la", "las", "el", "los", "en", "a", "al", "para", "por", "y", "e", "un", "una", "ya", "casi"],
  ...[
    "mas",
    "menos",
    "cerca",
    "alrededor",
    "con",
    "como",
    "solo",
    "su",
    "sus",
    "entre",
    "algo",
    "ano",
    "ellos",
    "torno",
  ],
]);

/** The row of a share, for what is told of it: a percentage with two decimals. */
const SHARE_ROW: GridRow = { name: "", unit: "%", scale: 1, decimals: 2, values: [] };

const isPart = (item: Clause["items"][number]): item is Part =>
  (item.kind === "amount" && item.amount.unit === "%") ||
  (item.kind === "proportion" && !item.isVerb && item.proportion.value < 1);

/** «Del total», which a table may have as a row. */
const isOfWhole = ({ rows }: ItemOf<"row">, grid: Grid): boolean =>
  rows.every((at) => {
    const row = grid.rows[at];
    return row !== undefined && isWhole(row, grid);
  });

/** Words of a stretch of a sentence that neither a row nor a moment takes, up to the first mark of punctuation. */
function wordsBetween(
  { items }: Clause,
  { text, grid }: ClaimContext,
  [from, to]: readonly [from: number, to: number],
): readonly Token[] {
  const taken = items.filter((item) => item.kind === "time" || (item.kind === "row" && !isOfWhole(item, grid)));
  const stretch = text.slice(from, to).split(/[,;:.()«»"–—]/)[0] ?? "";
  return findTokens(stretch).filter(({ start, end }) =>
    taken.every((item) => from + end <= item.start || from + start >= item.end),
  );
}

/** Length of what follows a part and is still said of it: up to a mark of punctuation, or to another subject. */
const restOf = (text: string, from: number): number =>
  text.slice(from).split(/[,;:.()«»"–—]|\s(?:y|e|pero|mientras|aunque)\s/)[0]?.length ?? 0;

/** Whole that a sentence names behind the part: whether it is that of the table, and of how many it says that it is. */
interface NamedWhole {
  readonly isKnown: boolean;
  /** Whether it is said to be of as many as the table has. */
  readonly isOfAll: boolean;
  readonly count: ItemOf<"amount"> | null;
}

/** «Alta concentra el 60 % de los habitantes y Baja, el 25 %». */
const goesOnFrom = (clause: Clause, { before }: ClaimContext): boolean =>
  clause.signs.length === 0 && clause.hasRows && before !== null && has(before, "share");

/** Reads «de los habitantes», «del total», «habitantes vive en»: whatever else is said there makes it another whole. */
function wholeBehind(clause: Clause, context: ClaimContext, part: Part): NamedWhole {
  const { grid, text } = context;
  const known = wordsOfGrid(grid);
  const isOfTable = (word: string) =>
    known.some((one) => isAkin(one, word) || (PEOPLE.has(one) && PEOPLE.has(word))) || WHOLES.has(word);
  const tokens = wordsBetween(clause, context, [part.end, Math.max(clause.end, part.end + restOf(text, part.end))]);
  const [first, second, third] = tokens.map(({ folded }) => folded);
  // «Uno de cada cuatro habitantes», «la mitad de los habitantes», «el 10 % del total».
  const isEach = part.kind === "proportion" && first !== "de" && first !== "del";
  const noun = isEach ? first : /^(?:el|las?|los|su|sus)$/.test(second ?? "") ? third : second;
  // «…y Baja, el 25 %»: of the same whole.
  if (tokens.length === 0 && goesOnFrom(clause, context)) return { isKnown: true, isOfAll: false, count: null };
  if (noun === undefined || !isOfTable(noun)) return { isKnown: false, isOfAll: false, count: null };
  const count =
    clause.items.find(
      (item): item is ItemOf<"amount"> =>
        item.kind === "amount" && item !== part && item.start > part.end && item.amount.unit === "",
    ) ?? null;
  const isOfAll = count !== null && count.amount.value === partsOf(grid).length;
  const behindCount = count === null ? undefined : findTokens(text.slice(count.end))[0]?.folded;
  const counted = count === null ? [] : [...findTokens(count.text).map(({ folded }) => folded), behindCount];
  const isKnown = tokens.every(
    ({ folded }) =>
      JOINTS.has(folded) || BEING.has(folded) || isOfTable(folded) || (isOfAll && counted.includes(folded)),
  );
  return { isKnown, isOfAll, count };
}

/** «Los habitantes de Baja», «un 60 % de los mayores de Alta»: what is named behind the whole narrows it. */
function isNarrowed({ items }: Clause, part: Part, { text, grid }: ClaimContext): boolean {
  return items.some((item) => {
    if (item.kind !== "row" || item.start < part.end || isOfWhole(item, grid)) return false;
    const before = text.slice(part.end, item.start);
    const isSomewhere = findTokens(before).some(({ folded }) => BEING.has(folded));
    return !isSomewhere;
  });
}

/** Whether all that stands before the part is the subject and its verb, in words of the table. */
function isPlainSubject(clause: Clause, context: ClaimContext, part: Part): boolean {
  const known = wordsOfGrid(context.grid);
  const signs = clause.signs.filter(({ sign }) => sign === "share" || sign === "only");
  return wordsBetween(clause, context, [clause.start, part.start]).every(
    ({ folded, start, end }) =>
      JOINTS.has(folded) ||
      BEING.has(folded) ||
      known.some((one) => isAkin(one, folded)) ||
      [...signs, ...clause.amounts].some(
        (item) => clause.start + start >= item.start && clause.start + end <= item.end,
      ) ||
      /^(?:llev|hast|tien|cuenta$|queda|uno?$|cada$)/.test(folded),
  );
}

/** Sum of the parts at a moment, and whether they are all that there is. */
interface Sum {
  readonly value: number;
  readonly isAll: boolean;
}

const REST = /^(?:otr[oa]s?|resto|demas|los demas|el resto)\b/;
const OF_SHARES = /\b(?:vot|escan|cuota|reparto)/;

/** Most that percentages of a whole miss a hundred by, rounded as they are. */
const ROUNDED = 1.5;

function wholeAt({ grid }: ClaimContext, time: number, isOfAll: boolean): Sum | null {
  const total = grid.rows.find((row) => isWhole(row, grid));
  const declared = total === undefined ? null : cellAt(total, time);
  const parts = partsOf(grid);
  const cells = cellsAcross(grid, time);
  const [model] = parts;
  const isAlike = parts.every(({ unit, scale }) => unit === model?.unit && scale === model.scale);
  if (parts.length < 2 || !isAlike || cells.some(({ value }) => value < 0)) return null;
  const sum = cells.reduce((all, { value }) => all + value, 0);
  if (model?.unit === "%") {
    const isShares = Math.abs(sum - 100) <= ROUNDED || (sum < 100 && OF_SHARES.test(wordsOfGrid(grid).join(" ")));
    return isShares ? { value: 100, isAll: true } : null;
  }
  if (declared !== null)
    return declared.value >= Math.max(...cells.map(({ value }) => value))
      ? { value: declared.value, isAll: true }
      : null;
  if (sum === 0) return null;
  const isAll = (isOfAll || parts.some(({ name }) => REST.test(fold(name)))) && cells.length === parts.length;
  return { value: sum, isAll };
}

/** Least share of a whole that a part may mean, as a share. */
function leastOf(part: Amount | Proportion): number {
  const value = part.kind === "amount" ? Math.abs(part.value) / 100 : part.value;
  const room = part.kind === "amount" ? 0.1 : 0.25;
  if (part.hedge === "below") return 0;
  return part.hedge === "above" ? value : value * (1 - room);
}

function saysShare(part: Part, share: number): boolean | null {
  if (part.kind === "proportion") return saysRatio(share, part.proportion);
  const { amount } = part;
  const cell = { row: SHARE_ROW, time: 0, value: share * 100 };
  if (saysValue(amount, cell)) return true;
  if (amount.hedge !== "above" && amount.hedge !== "below") return false;
  return passes(cell.value, SHARE_ROW, amount, amount.hedge === "above" ? "exceed" : "below") ? null : false;
}

/** Finds the part of a whole that a clause tells of, by its verb («concentra»), by «del total», or by where it is («vive en Alta»). */
export function shareOf(clause: Clause, context: ClaimContext): Part | null {
  const { grid, text } = context;
  const part = clause.items.find(isPart);
  if (part === undefined) return null;
  const behind = findTokens(text.slice(part.end))
    .slice(0, 2)
    .map(({ folded }) => folded)
    .join(" ");
  const isOfTotal = behind === "del total" || behind === "del conjunto";
  const row = clause.items.find((item) => item.kind === "row");
  // Of percentages each is a part of the whole by itself.
  const isCounted = grid.rows.every(({ unit }) => unit !== "%");
  const isBehind =
    isCounted &&
    row !== undefined &&
    row.start > part.end &&
    findTokens(text.slice(part.end, row.start)).some(({ folded }) => BEING.has(folded));
  // «Alta tiene el 60 % de los habitantes».
  const isAlone = clause.otherRows.length + clause.otherTimes.length + clause.signs.length === 0;
  const isOfSeveral = isCounted && partsOf(grid).length > 1;
  const isHad = isOfSeveral && clause.hasRows && isAlone && wholeBehind(clause, context, part).isKnown;
  return has(clause, "share") || isOfTotal || isBehind || isHad || goesOnFrom(clause, context) ? part : null;
}

/** Judges «Alta concentra más de la mitad de los habitantes», «el 25 % del total»: figures of rows as a part of what all of them come to. */
export function judgeShare(clause: Clause, context: ClaimContext, part: Part): Outcome {
  const { grid, before } = context;
  const isPlain = clause.signs.every(({ sign }) => sign === "share");
  const isOfBefore = !clause.items.some((item) => item.kind === "row" && !isOfWhole(item, grid));
  const named = isOfBefore ? (before?.rows ?? []) : [...clause.rows, ...clause.otherRows];
  const rows = partsOf(grid).filter((row) => named.some((at) => grid.rows[at] === row));
  const isClear = !isOfBefore || before?.signs.every(({ sign }) => sign === "share") === true;
  if (rows.length === 0 || !isPlain || !isClear) return UNKNOWN;
  const whole = wholeBehind(clause, context, part);
  if (!whole.isKnown || isNarrowed(clause, part, context) || !isPlainSubject(clause, context, part)) return UNKNOWN;
  const [model] = rows;
  const time = model === undefined ? -1 : timeOf(clause, context, model);
  const cells: readonly Cell[] = rows.flatMap((row) => cellAt(row, time) ?? []);
  const sum = wholeAt(context, time, whole.isOfAll);
  if (sum === null || model === undefined || cells.length < rows.length) return UNKNOWN;
  const share = cells.reduce((all, { value }) => all + value, 0) / sum.value;
  const holds = saysShare(part, share);
  const told = `el ${formatNumber(share * 100, { decimals: 1 })}\u00a0%`;
  const isPercent = model.unit === "%";
  const evidence = `${cellsText(grid, cells)}: ${isPercent ? told : `${told} de ${valueText(sum.value, model)}`}`;
  if (sum.isAll) return holds === null ? doubt(evidence, cells) : outcome(holds, evidence, cells);
  if (holds !== true && leastOf(part.kind === "amount" ? part.amount : part.proportion) > share)
    return { ...TRUE, verdict: "false", evidence: `${evidence}, lo que suma la tabla`, cells };
  return doubt(`${evidence}, lo que suma la tabla: si no está todo en ella, compruébalo fuera`, cells);
}

/** Lists the quantities that a share takes account of: itself, and how many its whole is of. */
export function takenByShare(clause: Clause, context: ClaimContext, part: Part): readonly ItemOf<"amount">[] {
  const { count } = wholeBehind(clause, context, part);
  return [part, count].filter((item): item is ItemOf<"amount"> => item?.kind === "amount");
}
