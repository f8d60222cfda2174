import { fold, parseSpanishNumber } from "@nv/spanish";
import { type DecimalMark, decimalMarkOf, type OpenMarks } from "./decimal-mark.ts";
import { type FigureCell, figureCell } from "./figure-cell.ts";
import { missingFlag } from "./missing.ts";
import { type DayOrder, dayParts, readDate } from "./read-day.ts";

/** Kind of a column's values. A code looks like a figure and is none: «08019», «28001». */
export type ColumnKind = "text" | "code" | "number" | "date";

/** Column as it was understood, open to correction. */
export interface Column {
  readonly name: string;
  readonly kind: ColumnKind;
  readonly decimalMark: DecimalMark;
  readonly dayOrder: DayOrder;
  /** Whether the cells leave no other reading: «1.234» may be a thousand or a bit more than one. */
  readonly isCertain: boolean;
}

const CODE_NAME = /\b(?:cod|codigo|codi|cp|cpro|cmun|cusec|cudis|ine|id|nif|dni|telefono|postal|iso)\b/;
/** Order in which the days of a column are written. */
export interface WrittenOrder {
  readonly order: DayOrder;
  /** Whether no other reading is left. */
  readonly isCertain: boolean;
}

/** Whether the second of all pairs is the same and no 1, and the firsts follow each other. */
function areOfOneMonth(pairs: readonly (readonly [number, number])[]): boolean {
  const seconds = new Set(pairs.map(([, second]) => second));
  const firsts = new Set(pairs.map(([first]) => first));
  const hasNext = [...firsts].some((first) => firsts.has(first + 1));
  return seconds.size === 1 && !seconds.has(1) && hasNext;
}

/**
 * Tells which of day and month comes first: one above twelve can only be a day; where the first is 1 in every row, and the second
 * goes through the year, they are months by their first day; and where the second stays and the first goes on one by one, they are days of
 * a month, since nobody measures each month on its eleventh.
 */
export function dayOrderOf(cells: readonly string[]): WrittenOrder {
  const pairs: (readonly [number, number])[] = [];
  for (const cell of cells) {
    const parts = dayParts(cell);
    // A year in front leaves no doubt.
    if (parts !== null && parts.lengths[0] <= 2) pairs.push([parts.figures[0], parts.figures[1]]);
  }
  if (pairs.some(([first]) => first > 12)) return { order: "day-first", isCertain: true };
  if (pairs.some(([, second]) => second > 12)) return { order: "month-first", isCertain: true };
  const areMonths = pairs.every(([first]) => first === 1) && new Set(pairs.map(([, second]) => second)).size > 1;
  const isSame = pairs.every(([first, second]) => first === second);
  return { order: "day-first", isCertain: areMonths || isSame || areOfOneMonth(pairs) };
}

/** Figures that begin with a zero, or whose name says so, name things; they count nothing. */
export function isCode(name: string, cells: readonly string[]): boolean {
  const areDigits = cells.every((cell) => /^\d+$/.test(cell));
  return areDigits && (cells.some((cell) => /^0\d/.test(cell)) || CODE_NAME.test(fold(name)));
}

/**
 * Tells what a column holds.
 *
 * @param name - Of its head; may be empty.
 * @param cells - Texts below it; empty ones say nothing.
 * @param open - What a mark is that could be either, where somebody knows: the form of the file, or what the column can hold.
 */
export function columnOf(name: string, cells: readonly string[], open?: OpenMarks): Column {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => missingFlag(cell) === null);
  const plain: Column = { name, kind: "text", decimalMark: ",", dayOrder: "day-first", isCertain: true };
  if (filled.length === 0) return plain;
  if (isCode(name, filled)) return { ...plain, kind: "code" };
  const { order, isCertain: isOrderCertain } = dayOrderOf(filled);
  if (filled.every((cell) => readDate(cell, order) !== null))
    return { ...plain, kind: "date", dayOrder: order, isCertain: isOrderCertain };
  const { mark, isCertain } = decimalMarkOf(filled, open);
  if (filled.every((cell) => readNumber(cell, mark) !== null))
    return { ...plain, kind: "number", decimalMark: mark, isCertain };
  return plain;
}

const DIGITS = /^\d{1,15}$/;

/** Value of a figure without thousands: most cells of most tables. */
function bareValue(core: string, mark: DecimalMark): number | null {
  const at = core.indexOf(mark);
  if (at === -1) return Number(core);
  return at === core.length - 1 || at !== core.lastIndexOf(mark) ? null : Number(core.replace(mark, "."));
}

function partedValue(core: string, mark: DecimalMark): number | null {
  const spanish = mark === "," ? core : core.replaceAll(/[.,]/g, (sign) => (sign === "." ? "," : "."));
  return parseSpanishNumber(spanish.startsWith(",") ? `0${spanish}` : spanish);
}

/** Returns the value of a cell that is written as a figure, by the mark of its decimals; `null` where it is written with another one. */
export function valueIn({ core, isNegative, exponent }: FigureCell, decimalMark: DecimalMark): number | null {
  const value = core.includes(decimalMark === "," ? "." : ",")
    ? partedValue(core, decimalMark)
    : bareValue(core, decimalMark);
  if (value === null) return null;
  const scaled = exponent === 0 ? value : Number(`${value}e${exponent}`);
  return Number.isFinite(scaled) ? (isNegative ? -scaled : scaled) : null;
}

/**
 * Reads a figure by the mark of its decimals; signs of what is counted, as «%» or «€», are left out. One that has a flag, or stands
 * in brackets, is none before somebody says what that means: {@link plainTable}.
 *
 * @returns `null` for what is no figure.
 * @example readNumber("1.234,5 %", ",") // 1234.5
 */
export function readNumber(text: string, decimalMark: DecimalMark): number | null {
  // Most cells of most tables need not be taken to their parts.
  if (DIGITS.test(text)) return Number(text);
  const cell = figureCell(text);
  return cell === null || cell.flag !== "" || cell.isBracketed ? null : valueIn(cell, decimalMark);
}
