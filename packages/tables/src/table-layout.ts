import { fold } from "@nv/spanish";
import { figureCell } from "./figure-cell.ts";
import { missingFlag } from "./missing.ts";
import { readPeriod } from "./read-period.ts";
import type { TableRow } from "./table.ts";
import type { RowRole } from "./table-reading.ts";

/** Rows by which columns of figures are known: what comes below is like it. */
const SAMPLE = 400;
/** Most rows of names that tables have. */
const MOST_HEADS = 3;
/** Longest name that stands alone above a group of columns; what is longer is a title. */
const LONGEST_GROUP = 24;

const isFilled = (cell: string | undefined) => cell !== undefined && cell.trim() !== "";
const isYear = (cell: string) => /^(?:19|20)\d\d\*?$/.test(cell.trim());
const isFigure = (cell: string) => figureCell(cell) !== null || missingFlag(cell) !== null;
const isPeriod = (cell: string) => isYear(cell) || (readPeriod(cell, "day-first")?.grain ?? "day") !== "day";
const isDay = (cell: string) => (readPeriod(cell, "day-first") ?? readPeriod(cell, "month-first"))?.grain === "day";
const isDatum = (cell: string) => isFigure(cell) || isPeriod(cell) || isDay(cell);

const filledOf = ({ cells }: TableRow) => cells.flatMap((cell, at) => (isFilled(cell) ? [at] : []));

/** Columns most of whose cells are figures or dates. */
function columnsOfData(rows: readonly TableRow[]): ReadonlySet<number> {
  const counts = new Map<number, { all: number; data: number }>();
  for (const { cells } of rows)
    for (const [at, cell] of cells.entries()) {
      if (!isFilled(cell)) continue;
      const count = counts.get(at) ?? { all: 0, data: 0 };
      count.all += 1;
      if (isDatum(cell)) count.data += 1;
      counts.set(at, count);
    }
  return new Set([...counts].flatMap(([at, { all, data }]) => (data * 2 >= all && data > 0 ? [at] : [])));
}

/** Whether a row holds data: at least half of what it has in the columns of data is some, and something stands beside its first cell. */
function isBody(row: TableRow, data: ReadonlySet<number>, width: number): boolean {
  const inData = filledOf(row).filter((at) => data.has(at));
  const hits = inData.filter((at) => isDatum(row.cells[at] ?? "")).length;
  if (hits === 0 || hits * 2 < inData.length) return false;
  const filled = filledOf(row);
  // A figure without its label is data all the same, and told as such.
  return width === 1 || filled.length > 1 || filled[0] !== 0;
}

/** Whether a row names periods: its columns are years or months, which those below it are not. */
function namesPeriods(row: TableRow, at: number, rows: readonly TableRow[], data: ReadonlySet<number>): boolean {
  const [first = ""] = row.cells;
  const named = filledOf(row).filter((place) => place > 0 && data.has(place));
  if (named.length === 0 || isDatum(first)) {
    if (named.length === 0 || isFilled(first)) return false;
  }
  const periods = named.filter((place) => isPeriod(row.cells[place] ?? ""));
  // «2024 · 2024 · Total»: beside periods the words of names may stand, and figures may not.
  if (periods.length === 0 || named.some((place) => !periods.includes(place) && isDatum(row.cells[place] ?? "")))
    return false;
  const before = rows.slice(0, at).some((other) => filledOf(other).length >= filledOf(row).length);
  if (before && isFilled(first)) return false;
  const below = rows.slice(at + 1, at + 1 + SAMPLE);
  return below.some(({ cells }) => named.some((place) => isFilled(cells[place]) && !isYear(cells[place] ?? "")));
}

/** Number of filled cells that most rows have. */
function usualWidth(rows: readonly TableRow[]): number {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const { length } = filledOf(row);
    counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  return [...counts].reduce(
    (most, one) => (one[1] > most[1] || (one[1] === most[1] && one[0] > most[0]) ? one : most),
    [0, 0],
  )[0];
}

/**
 * First row of data: rows above the first one that can be read are of them too where they have a label as those below, and names stand
 * above; what is wrong in their cells is told, and never taken for a name.
 */
function firstBody(rows: readonly TableRow[], readable: number, card: number, data: ReadonlySet<number>): number {
  let first = readable;
  for (; first > card + 1; first -= 1) {
    const [row, above] = [rows[first - 1], rows[first - 2]];
    const label = row?.cells[0] ?? "";
    const isLabelled = isFilled(label) && isWide(row) && isWide(above) && isFilled(above?.cells[0]);
    // What a spreadsheet merged over two rows of names is in both.
    if (!isLabelled || label === above?.cells[0] || (data.has(0) && !isDatum(label))) break;
  }
  return first;
}

/** First row of a table without figures that is as wide as most are. */
function headOfTexts(rows: readonly TableRow[]): number {
  const width = usualWidth(rows.slice(0, SAMPLE));
  return width < 2
    ? 0
    : Math.max(
        0,
        rows.findIndex((row) => filledOf(row).length >= Math.min(width, 2)),
      );
}

const CARD_ROWS = ["frecuencia", "descripcion de las unidades", "descripcion de la serie"];

/** Names of rows that say which of many rows of names is the one that people read. @see Banco de España, «Formato de los archivos CSV» */
const NAME_ROW = "descripcion de la serie";

/** Rows in which a file says what each of its series is, before the first of data. */
const MOST_CARD = 12;

/** Counts the rows of the card of each series that a file of Banco de España begins with: it may be longer than the data. */
export function cardRows(rows: readonly TableRow[]): number {
  return rows.slice(0, MOST_CARD).findLastIndex(({ cells }) => CARD_ROWS.includes(fold(cells[0] ?? "").trim())) + 1;
}

/** Index of the first row with a figure or a date beside its first cell; 0 without one. */
function firstDatum(rows: readonly TableRow[]): number {
  return Math.max(
    0,
    rows.findIndex(({ cells }) => cells.some((cell, at) => at > 0 && isFilled(cell) && isDatum(cell))),
  );
}

/** Rows of names, from the first one of data upwards. */
function headsAbove(rows: readonly TableRow[], body: number, data: ReadonlySet<number>): readonly number[] {
  const heads: number[] = [];
  for (let at = body - 1; at >= 0; at -= 1) {
    const row = rows[at];
    if (row === undefined) break;
    const filled = filledOf(row);
    const isIndexName = heads.length === 0 && filled.length === 1 && namesIndex(at, rows, data);
    const [only] = filled.length === 1 && filled[0] !== 0 ? filled : [];
    const isGroup = only !== undefined && (row.cells[only] ?? "").trim().length <= LONGEST_GROUP;
    const isNames = filled.length > 1 && (filled.some((place) => data.has(place)) || heads.length === 0);
    const isAlone = heads.length === 0 && data.size === 1 && filled.length === 1;
    // A heading of the first section stands between the names and the data.
    if (heads.length === 0 && filled.length === 1 && filled[0] === 0 && !isIndexName && isWide(rows[at - 1])) continue;
    if (!isIndexName && !isGroup && !isNames && !isAlone) break;
    heads.unshift(at);
  }
  if (heads.length <= MOST_HEADS) return heads;
  const named = heads.find((at) => fold(rows[at]?.cells[0] ?? "").trim() === NAME_ROW);
  return named === undefined ? heads.slice(-1) : [named];
}

/** Whether a row names the first column alone, below the others' names, as pandas writes it, and is no heading of a section. */
function namesIndex(at: number, rows: readonly TableRow[], data: ReadonlySet<number>): boolean {
  const [row, above] = [rows[at], rows[at - 1]];
  if (row === undefined || !isFilled(row.cells[0]) || !isWide(above)) return false;
  return data.has(0) || (!isFilled(above?.cells[0]) && rows.slice(at + 1, at + 1 + SAMPLE).every(isWide));
}

const isWide = (row: TableRow | undefined) => row !== undefined && filledOf(row).length > 1;

/**
 * Proposes the part of each row: one to three of names, those of data, and what stands before, between and behind them, as titles,
 * units, headings of sections, notes and sources.
 *
 * @param rows - As they were brought, with two cells or more.
 * @returns A part for each row, in their order.
 */
export function proposeRoles(rows: readonly TableRow[]): readonly RowRole[] {
  const sample = rows.slice(0, SAMPLE);
  const card = cardRows(sample);
  const data = columnsOfData(sample.slice(Math.max(card, firstDatum(sample))));
  const inside = sample.filter(({ cells }) => cells.some((cell, at) => at > 0 && isFilled(cell) && isDatum(cell)));
  const width = usualWidth(inside.length > 0 ? inside : sample);
  const isData = (row: TableRow, at: number) =>
    at >= card && isBody(row, data, width) && !namesPeriods(row, at, rows, data);
  const readable = sample.findIndex(isData);
  const first = firstBody(rows, readable, card, data);
  if (first === -1) {
    const head = headOfTexts(rows);
    return rows.map((_, at) => (at < head ? "aside" : at === head ? "head" : "data"));
  }
  const heads = headsAbove(rows, first, data);
  // What nothing names begins with its data, as it was: a table of texts with a code in its first row, say.
  if (heads.length === 0)
    return rows.map((_, at) => (at < first - 1 ? "aside" : at <= Math.max(0, first - 1) ? "head" : "data"));
  let last = rows.length - 1;
  while (last > first && !isLikeData(rows, last, data, width)) last -= 1;
  return rows.map((row, at) => {
    if (heads.includes(at)) return "head";
    if (at < first || at > last || isSameRow(row, rows[heads.at(-1) ?? -1])) return "aside";
    return width > 2 && isLabelAlone(row) && !isDatum(row.cells[0] ?? "") ? "aside" : "data";
  });
}

/** Longest label of a row without a value: what is longer is a note. */
const LONGEST_LABEL = 40;

/** Whether a row at the end of a table is one of it and no note: with data, as wide as the others, or with a label right below theirs. */
function isLikeData(rows: readonly TableRow[], at: number, data: ReadonlySet<number>, width: number): boolean {
  const row = rows[at];
  if (row === undefined || isNoteWithColon(row)) return false;
  if (isBody(row, data, width)) return true;
  const { length } = filledOf(row);
  if (startsNote(row)) return false;
  if (width > 2) return length > 2 && length * 2 > width;
  if (length === width) return true;
  const [label = ""] = row.cells;
  const follows = row.number - (rows[at - 1]?.number ?? 0) === 1;
  return follows && label.trim().length <= LONGEST_LABEL && !/^[(*[]|:$/.test(label.trim());
}

/** Whether nothing stands beside the first cell of a row. */
const isLabelAlone = ({ cells }: TableRow) =>
  isFilled(cells[0]) && cells.every((cell, at) => at === 0 || !isFilled(cell));

/** Whether a row says again what another says, as names are repeated on each page of what was printed. */
function isSameRow({ cells }: TableRow, other: TableRow | undefined): boolean {
  return other !== undefined && cells.every((cell, at) => cell.trim() === (other.cells[at] ?? "").trim());
}

/** Whether a row is a note whatever stands beside it: «Fuente: INE; 2024», and not «Fuente Álamo; 3,4». */
const isNoteWithColon = ({ cells }: TableRow) =>
  /^(?:fuentes?|notas?|sources?|notes?)\s*:/.test(fold((cells[0] ?? "").trim()));

const startsNote = ({ cells }: TableRow) => /^(?:fuente|notas?|source|note)\b/.test(fold((cells[0] ?? "").trim()));

/** Whether a row that stands in the place of names has a figure with decimals or a sign: nothing is called «3,4» or «12 %». */
export const isUnnamed = ({ cells }: TableRow): boolean =>
  cells.some((cell) => {
    const figure = figureCell(cell);
    return figure !== null && (/[.,]/.test(figure.core) || figure.unit === "%");
  }) && cells.every((cell) => !isFilled(cell) || isDatum(cell));
