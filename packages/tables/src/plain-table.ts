import { fold } from "@nv/spanish";
import { dayOrderOf, isCode, valueIn } from "./column-kinds.ts";
import {
  collectMarks,
  type DecimalMark,
  type MarkTally,
  marksOf,
  type OpenMarks,
  writtenDecimals,
} from "./decimal-mark.ts";
import { drained } from "./drained.ts";
import { areElusive } from "./elusive-dates.ts";
import { cutFlag, type FigureCell, figureCell } from "./figure-cell.ts";
import { figureText } from "./figure-text.ts";
import { joinedNames } from "./joined-names.ts";
import { missingFlag } from "./missing.ts";
import { type DayOrder, dayParts, readDate } from "./read-day.ts";
import {
  type Grain,
  readCompactDay,
  readCompactMonth,
  readPeriod,
  readSerialDay,
  type WrittenPeriod,
} from "./read-period.ts";
import { withoutSpareCells } from "./spare-cells.ts";
import type { TableRow } from "./table.ts";
import { cardRows, isUnnamed, proposeRoles } from "./table-layout.ts";
import { type Brackets, NO_READING, type RowRole, type TableReading } from "./table-reading.ts";
import { turnedRows } from "./turned-rows.ts";
import { unitIn } from "./unit-in.ts";

/** Mark that whoever published a figure put beside it, or in its place. */
export interface PlacedFlag {
  /** Number of the row. */
  readonly row: number;
  /** Place of the column in the plain table. */
  readonly column: number;
  readonly flag: string;
  /** Whether there is a figure beside it. */
  readonly hasFigure: boolean;
}

/** One of the readings of a doubtful column, on some of its cells. */
export interface PossibleReading {
  readonly answer: DecimalMark | DayOrder | Brackets;
  /** Meaning of each of the examples, so read; a figure, or a day as `YYYY-MM-DD`. */
  readonly values: readonly (number | string)[];
}

/** Column that can be read in two ways, of which nobody has said which. */
export interface TableDoubt {
  readonly kind: "mark" | "order" | "brackets";
  readonly column: number;
  readonly name: string;
  /** Cells as they are written. */
  readonly examples: readonly string[];
  readonly readings: readonly PossibleReading[];
}

/** Column of a plain table. */
export interface PlainColumn {
  readonly name: string;
  readonly kind: "text" | "number" | "period";
  /** Of periods; `null` for the rest, and where they are of several lengths. */
  readonly grain: Grain | null;
  /** Mark that its decimals were written with; `null` where it has no figures. */
  readonly mark: DecimalMark | null;
  /** Unit that its name or its cells say: «%», «miles»; empty without one. */
  readonly unit: string;
  /** Whether a person could say that it is written otherwise, and what it is read by. */
  readonly doubt: TableDoubt["kind"] | null;
  /** Whether hours were left out, since each day is there once. */
  readonly hasHours: boolean;
}

/** A table as every tool reads it: names in the first row, figures and dates written in one way. */
export interface PlainTable {
  /** With the names first; empty without any row of data. Rows keep the numbers of what was brought. */
  readonly rows: readonly TableRow[];
  readonly columns: readonly PlainColumn[];
  /** Doubts that are open or were answered: whoever answered may think again. */
  readonly doubts: readonly TableDoubt[];
  /** Doubts of {@link doubts} that nobody has answered: their cells stay as they were written. */
  readonly asked: readonly TableDoubt[];
  readonly flags: readonly PlacedFlag[];
  /** Part of each brought row, by its number. */
  readonly roles: ReadonlyMap<number, RowRole>;
  /** Rows that are left out, in their order. */
  readonly asides: readonly TableRow[];
}

/** Knowledge of a tool on its columns: what a mark is that could be either. */
export type OpenOf = (name: string) => OpenMarks | undefined;

/** Share of the cells of a column that must be figures or dates for it to be one of them: the rest is told as wrong. */
const LEAST_SHARE = 0.75;
/** Cells that a question is asked with. */
const EXAMPLES = 3;
/** Rows that are read before others may have their turn. */
const ROWS_AT_ONCE = 2000;

const DATE_NAMES =
  /^(?:fechas?|date|datetime|dia|day|periodo|period|time|time_period|mes|month|trimestre|semana|week|momento|inicio|fin|desde|hasta|start|end|start_?date|end_?date|model_?date|created_?at)$/;

const isDateName = (name: string) => DATE_NAMES.test(fold(name).trim());

/** Makes something of each of a list, with turns for others between. */
function* eachInTurn<Item, Made>(
  list: readonly Item[],
  make: (item: Item, at: number) => Made,
): Generator<undefined, readonly Made[], undefined> {
  const made: Made[] = [];
  let at = 0;
  for (const item of list) {
    made.push(make(item, at));
    at += 1;
    if (at % ROWS_AT_ONCE === 0) yield;
  }
  return made;
}

/** Cells of a column, and what each holds. */
interface Cells {
  readonly name: string;
  readonly at: number;
  readonly texts: readonly string[];
  /** Figures that are more than digits and a mark, by their place: with a unit, a sign, a note. A million plain ones would fill the memory. */
  readonly special: ReadonlyMap<number, FigureCell>;
  readonly isFigures: boolean;
  readonly marks: MarkTally;
}

function* cellsOf(name: string, at: number, body: readonly TableRow[]): Generator<undefined, Cells, undefined> {
  const special = new Map<number, FigureCell>();
  const units = new Set<string>();
  const marks = collectMarks();
  let [count, filled] = [0, 0];
  const texts = yield* eachInTurn(body, ({ cells }, place) => {
    const text = (cells[at] ?? "").trim();
    const figure = figureCell(text);
    if (figure !== null) {
      count += 1;
      marks.add(figure);
      if (figure.unit !== "") units.add(figure.unit);
      if (figure.core !== text) special.set(place, figure);
    }
    if (figure !== null || missingFlag(text) === null) filled += 1;
    return text;
  });
  const areFigures = count > 0 && count >= filled * LEAST_SHARE && units.size < 2 && !isDateName(name);
  const isFigures = areFigures && !isCode(name, texts.filter(isFilled));
  return { name, at, texts, special, isFigures, marks: isFigures ? marks : NO_MARKS };
}

const NO_MARKS: MarkTally = { certain: new Set(), open: new Set() };

const isFilled = (text: string) => missingFlag(text) === null;

/** Reads a cell of dates, where its column is one of them. */
function periodIn(text: string, order: DayOrder, hasDateName: boolean): WrittenPeriod | null {
  const period = readPeriod(text, order);
  if (period !== null) return period;
  const day = readCompactDay(text) ?? (hasDateName ? readSerialDay(text) : null);
  if (day !== null) return { grain: "day", start: day, text: day, time: "" };
  const month = hasDateName ? readCompactMonth(text) : null;
  return month === null ? null : readPeriod(month, order);
}

/** Column as it was read: its cells in one way, or as they were where it is asked. */
interface ReadColumn {
  readonly column: PlainColumn;
  readonly cells: readonly string[];
  readonly flags: readonly (readonly [at: number, flag: string, hasFigure: boolean])[];
  readonly doubt: TableDoubt | null;
  readonly isAsked: boolean;
}

const distinct = (texts: readonly string[]) => [...new Set(texts)].slice(0, EXAMPLES);

const textColumn = (cells: Cells): ReadColumn => ({
  column: {
    name: cells.name,
    kind: "text",
    grain: null,
    mark: null,
    unit: unitIn(cells.name),
    doubt: null,
    hasHours: false,
  },
  ...{ cells: cells.texts, flags: [], doubt: null, isAsked: false },
});

function orderDoubt({ name, at, texts }: Cells): TableDoubt {
  const examples = distinct(texts.filter((text) => readDate(text, "day-first") !== readDate(text, "month-first")));
  const readings = (["day-first", "month-first"] as const).map((answer) => ({
    answer,
    values: examples.map((text) => readDate(text, answer) ?? ""),
  }));
  return { kind: "order", column: at, name, examples, readings };
}

/** Day of a text that an hour may follow. */
function withoutHour(text: string): string {
  const end = text.indexOf(text.includes("T") ? "T" : " ");
  return end === -1 ? text : text.slice(0, end);
}

function* readPeriods(cells: Cells, reading: TableReading): Generator<undefined, ReadColumn | null, undefined> {
  const { name, texts } = cells;
  const filled = texts.filter((text) => missingFlag(text) === null);
  // Figures alone are figures, unless their name says that they are dates.
  const areFigures = filled.every((text) => /^[\d.,]+$/.test(text) && dayParts(text) === null);
  if (filled.length === 0 || (areFigures && !isDateName(name)) || isCode(name, filled)) return null;
  if (areElusive(filled, name)) return null;
  const dated = filled.map(withoutHour);
  const told = dayOrderOf(dated);
  const answer = reading.orders[name] ?? (reading.dayOrder === "auto" ? undefined : reading.dayOrder);
  const order = answer ?? told.order;
  const hasDateName = isDateName(name);
  /** Marks that stand behind a date, by its place: «2024T1 (p)». */
  const marked: [at: number, flag: string, hasFigure: true][] = [];
  const periods = yield* eachInTurn(texts, (text, at) => {
    const period = periodIn(text, order, hasDateName);
    if (period !== null) return period;
    const [unflagged, flag] = cutFlag(text);
    const before = flag === "" ? null : periodIn(unflagged, order, hasDateName);
    if (before !== null) marked.push([at, flag, true]);
    return before;
  });
  const found = periods.flatMap((period) => period ?? []);
  if (found.length < filled.length * LEAST_SHARE || found.every(({ grain }) => grain === "year")) return null;
  const doubt = told.isCertain ? null : orderDoubt(cells);
  const isAsked = doubt !== null && answer === undefined;
  const grains = new Set(found.map(({ grain }) => grain));
  const hours = found.filter(({ time }) => time !== "").length;
  const dropsHours = hours > 0 && new Set(found.map(({ start }) => start)).size === found.length;
  const [grain = null] = grains;
  return {
    column: {
      ...{ name, kind: "period", grain: grains.size === 1 ? grain : null, mark: null, unit: "" },
      ...{ doubt: isAsked ? "order" : null, hasHours: dropsHours },
    },
    cells: isAsked
      ? texts
      : texts.map((text, at) => {
          const period = periods[at];
          if (period === null || period === undefined) return text;
          return dropsHours ? period.start : period.text;
        }),
    flags: isAsked ? [] : marked,
    doubt,
    isAsked,
  };
}

/** Decimals as they are written, with a comma and without thousands. */
function plainFigure(figure: FigureCell, value: number, mark: DecimalMark): string {
  const isBare = mark === "," && figure.unit === "" && figure.exponent === 0 && value >= 0;
  if (isBare && !figure.core.includes(".") && !figure.core.startsWith(",")) return figure.core;
  const unit = figure.unit === "%" ? " %" : "";
  if (figure.exponent !== 0) return figureText(value) + unit;
  const core = figure.core.replaceAll(mark === "," ? "." : ",", "").replace(".", ",");
  const whole = core.startsWith(",") ? `0${core}` : core;
  return (value < 0 ? `-${whole}` : whole) + unit;
}

function markDoubt({ name, at, texts }: Cells): TableDoubt {
  const open = texts.filter((text) => {
    const figure = figureCell(text);
    return figure !== null && valueIn(figure, ",") !== valueIn(figure, ".");
  });
  const examples = distinct(open);
  const readings = ([",", "."] as const).map((answer) => ({
    answer,
    values: examples.map((text) => {
      const figure = figureCell(text);
      return (figure === null ? null : valueIn(figure, answer)) ?? text;
    }),
  }));
  return { kind: "mark", column: at, name, examples, readings };
}

function bracketDoubt({ name, at, texts, special }: Cells, mark: DecimalMark): TableDoubt {
  const examples = distinct(texts.filter((_, row) => special.get(row)?.isBracketed === true));
  const readings = (["negative", "plain"] as const).map((answer) => ({
    answer,
    values: examples.map((text) => {
      const figure = figureCell(text);
      const value = figure === null ? null : valueIn(figure, mark);
      return value === null ? text : answer === "negative" ? -value : value;
    }),
  }));
  return { kind: "brackets", column: at, name, examples, readings };
}

/** Digits, with one mark between them. */
const AS_IT_IS = /^\d{1,30}(?:[.,]\d{1,30})?$/;

/** Words behind a figure below one among percentages that has no sign of them: 0.13 may be 13 % in a cell of another format. */
const NO_PERCENT = "(¿%?)";

/** Words behind a percentage among figures that are none: a total of 100 % below what was counted. */
const STRAY_PERCENT = "(¿% entre cifras?)";

/** Returns the unit that the cells of a column say: all, most, or the first one for all below it; empty for one that a few have. */
function unitOf({ texts, special }: Cells): string {
  const said = [...special].filter(([, { unit }]) => unit !== "");
  const [first] = said;
  if (first === undefined) return "";
  if (said.length * 2 >= texts.length) return first[1].unit;
  const filled = texts.flatMap((text, at) => (figureCell(text) === null ? [] : [at]));
  return first[0] === filled[0] || said.length * 2 >= filled.length ? first[1].unit : "";
}

function* readFigures(
  cells: Cells,
  reading: TableReading,
  told: { readonly mark: DecimalMark; readonly isCertain: boolean },
): Generator<undefined, ReadColumn, undefined> {
  const { name, texts, special } = cells;
  const figures = [...special.values()];
  const marked = reading.marks[name] ?? (reading.decimalMark === "auto" ? undefined : reading.decimalMark);
  const mark = marked ?? told.mark;
  const isBracketed = figures.some(({ isBracketed: inside }) => inside);
  // A currency in brackets is how accounts write what is owed.
  const areAccounts = figures.every(({ isBracketed: inside, unit }) => !inside || "€$£¥".includes(unit || "-"));
  const brackets = reading.brackets[name] ?? (areAccounts ? "negative" : undefined);
  const doubt = !told.isCertain ? markDoubt(cells) : isBracketed && !areAccounts ? bracketDoubt(cells, mark) : null;
  const isAsked = (doubt?.kind === "mark" && marked === undefined) || (isBracketed && brackets === undefined);
  const flags: (readonly [number, string, boolean])[] = [];
  const unit = unitOf(cells);
  const hasPercents = figures.some((figure) => figure.unit === "%");
  const areStrayPercents = hasPercents && unitIn(name) !== "%" && unit !== "%";
  const arePercents =
    !areStrayPercents && figures.some((figure) => figure.unit === "%" && Math.abs(valueIn(figure, mark) ?? 0) > 1);
  const isShare = (figure: FigureCell, value: number) =>
    arePercents && figure.unit === "" && value !== 0 && Math.abs(value) < 1;
  const plain = yield* eachInTurn(texts, (text, at) => {
    // Most cells of most tables are written as every tool reads them.
    if (!arePercents && AS_IT_IS.test(text)) {
      if (!text.includes(mark === "," ? "." : ",")) return mark === "," ? text : text.replace(".", ",");
    }
    const figure = special.get(at) ?? figureCell(text);
    const missing = missingFlag(text);
    if (missing !== null) {
      if (missing !== "") flags.push([at, missing, false]);
      return "";
    }
    const value = figure === null ? null : valueIn(figure, mark);
    if (figure === null || value === null) return text;
    if (areStrayPercents && figure.unit === "%") return `${text} ${STRAY_PERCENT}`;
    if (isShare(figure, value)) return `${text} ${NO_PERCENT}`;
    if (figure.flag !== "") flags.push([at, figure.flag, true]);
    const signed = figure.isBracketed && brackets === "negative" ? -value : value;
    return plainFigure(figure, signed, mark);
  });
  const open = isBracketed && brackets === undefined && doubt?.kind !== "brackets" ? bracketDoubt(cells, mark) : doubt;
  return {
    column: {
      name,
      kind: "number",
      grain: null,
      mark,
      unit: unitIn(name) || unit,
      doubt: isAsked ? (open?.kind ?? null) : null,
      hasHours: false,
    },
    ...{ cells: isAsked ? texts : plain, flags: isAsked ? [] : flags, doubt: open, isAsked },
  };
}

/** Column of Eurostat that has several in one: «freq,unit,geo\TIME_PERIOD». */
function partedFirst(names: readonly string[], body: readonly TableRow[]) {
  const [keys = "", time] = (names[0] ?? "").split("\\");
  if (time === undefined) return { names, body };
  const parts = keys.split(",");
  return {
    names: [...parts, ...names.slice(1)],
    body: body.map((row) => {
      const cells = (row.cells[0] ?? "").split(",");
      return { ...row, cells: [...parts.map((_, at) => cells[at] ?? ""), ...row.cells.slice(1)] };
    }),
  };
}

const NOTHING: PlainTable = { rows: [], columns: [], doubts: [], asked: [], flags: [], roles: new Map(), asides: [] };

/** Number of columns from the left without data. */
function labelsIn(body: readonly TableRow[]): number {
  const [first] = body;
  const at = (first?.cells ?? []).findIndex((cell, place) => place > 0 && figureCell(cell) !== null);
  return Math.max(1, at);
}

/** {@link plainTable} in pieces of some milliseconds. */
export function* makingPlain(
  brought: readonly TableRow[],
  reading: TableReading = NO_READING,
  openOf: OpenOf = () => undefined,
): Generator<undefined, PlainTable, undefined> {
  const rows = reading.isTurned ? turnedRows(brought) : brought;
  if (rows.length === 0) return NOTHING;
  const proposed = proposeRoles(rows);
  yield;
  const roles = new Map<number, RowRole>();
  const ofRole: Readonly<Record<RowRole, TableRow[]>> = { head: [], data: [], aside: [] };
  for (const [at, row] of rows.entries()) {
    const role = reading.roles[row.number] ?? proposed[at] ?? "data";
    roles.set(row.number, role);
    ofRole[role].push(row);
  }
  const { head: heads, data: below, aside: asides } = ofRole;
  const [head] = heads;
  if (head === undefined) return { ...NOTHING, roles, asides };
  // Rows without names are data from the first one on, which is no name of the others.
  const areUnnamed = heads.length === 1 && reading.roles[head.number] === undefined && isUnnamed(head);
  if (areUnnamed) {
    below.unshift(head);
    roles.set(head.number, "data");
  }
  const named = heads.reduce(
    (most, { cells }) => Math.max(most, cells.findLastIndex((cell) => cell.trim() !== "") + 1),
    0,
  );
  const data = withoutSpareCells(below, named);
  const width = [...heads, ...data].reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const joined = areUnnamed
    ? Array.from({ length: width }, (_none, at) => `Columna ${at + 1}`)
    : joinedNames(heads, width, labelsIn(data));
  const { names, body } = partedFirst(joined, data);
  const columns: Cells[] = [];
  for (const [at, name] of names.entries()) {
    columns.push(yield* cellsOf(name, at, body));
  }
  const figures = columns.filter(({ isFigures }) => isFigures);
  // All are written by one hand: a column that leaves no doubt tells for the others, and the form of the file where none does.
  const all = marksOf(figures.map(({ marks }) => marks));
  // Banco de España puts figures in quotes, and writes their decimals with a point.
  const ofCard = cardRows(rows) > 0 && !all.open.has(",") ? "." : undefined;
  const joint = writtenDecimals(all, head.decimalMark ?? ofCard);
  const read: ReadColumn[] = [];
  for (const cells of columns) {
    if (!cells.isFigures) {
      read.push((yield* readPeriods(cells, reading)) ?? textColumn(cells));
      continue;
    }
    const told = writtenDecimals(cells.marks, openOf(cells.name));
    read.push(yield* readFigures(cells, reading, told.isCertain || !joint.isCertain ? told : joint));
  }
  const isMarkKnown = read.every(({ column }) => column.doubt !== "mark");
  const cellOf = (column: ReadColumn, at: number) => {
    const text = column.cells[at] ?? "";
    return isMarkKnown || column.isAsked || column.column.kind !== "number" ? text : withoutDoubt(text);
  };
  const plain = yield* eachInTurn(body, ({ number }, at): TableRow => {
    const cells = read.map((column) => cellOf(column, at));
    return isMarkKnown ? { number, cells, decimalMark: "," } : { number, cells };
  });
  return {
    rows: [
      { number: areUnnamed ? 0 : head.number, cells: names, ...(isMarkKnown && { decimalMark: "," as const }) },
      ...plain,
    ],
    columns: read.map(({ column }) => column),
    doubts: read.flatMap(({ doubt }) => doubt ?? []),
    asked: read.flatMap(({ doubt, isAsked }) => (isAsked && doubt !== null ? [doubt] : [])),
    flags: read.flatMap(({ flags }, column) =>
      flags.map(([at, flag, hasFigure]) => ({ row: body[at]?.number ?? 0, column, flag, hasFigure })),
    ),
    roles,
    asides,
  };
}

/** Adds a zero where three decimals could be taken for thousands: another column of the table is still asked. */
const withoutDoubt = (text: string) => (/^-?[1-9]\d{0,2},\d{3}$/.test(text) ? `${text}0` : text);

/**
 * Makes a plain table of what somebody brought: names of one to three rows joined, titles, units and notes left out, dates and figures
 * written in one way, flags apart. Where a column can be read in two ways its cells stay as they are, so that no tool reads them, until
 * somebody says how.
 *
 * @param rows - As `readDelimited`, `readTable` and the like give them.
 * @param reading - Corrections by a person.
 * @param openOf - Knowledge of the tool on its columns.
 */
export function plainTable(rows: readonly TableRow[], reading: TableReading = NO_READING, openOf?: OpenOf): PlainTable {
  return drained(makingPlain(rows, reading, openOf));
}
