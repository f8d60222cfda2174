import { fold, parseSpanishNumber } from "@nv/spanish";
import { type DecimalMark, decimalMarkOf, type OpenMarks } from "./decimal-mark.ts";

/** Kind of a column's values. A code looks like a figure and is none: «08019», «28001». */
export type ColumnKind = "text" | "code" | "number" | "date";

/** Which comes first in a day written with bars or hyphens. */
export type DayOrder = "day-first" | "month-first";

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
/** Characters that a figure is written with; the reader of figures judges the order. */
const FIGURE = /^[+\-\u2212]?[\d.,\s\u00a0\u202f]+$/;
const DAY = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{1,4})$/;

function dayOrderOf(cells: readonly string[]): { readonly order: DayOrder; readonly isCertain: boolean } {
  const pairs = cells.flatMap((cell) => {
    const [, first = "", second = ""] = DAY.exec(cell) ?? [];
    return first.length > 2 ? [] : [[Number(first), Number(second)] as const];
  });
  if (pairs.some(([first]) => first > 12)) return { order: "day-first", isCertain: true };
  if (pairs.some(([, second]) => second > 12)) return { order: "month-first", isCertain: true };
  return { order: "day-first", isCertain: pairs.length === 0 };
}

/** Figures that begin with a zero, or whose name says so, name things; they count nothing. */
function isCode(name: string, cells: readonly string[]): boolean {
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
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
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

/**
 * Reads a figure by the mark of its decimals; a percent sign is left out.
 *
 * @returns `null` for what is no figure.
 * @example readNumber("1.234,5 %", ",") // 1234.5
 */
export function readNumber(text: string, decimalMark: DecimalMark): number | null {
  const trimmed = text.trim();
  const figure = trimmed.endsWith("%") ? trimmed.slice(0, -1).trimEnd() : trimmed;
  if (!FIGURE.test(figure)) return null;
  if (decimalMark === ",") return parseSpanishNumber(figure);
  const swapped = figure.replace(/^([+\-\u2212]?)\./, "$10.").replaceAll(/[.,]/g, (mark) => (mark === "." ? "," : "."));
  return parseSpanishNumber(swapped);
}

/**
 * Reads a day.
 *
 * @returns `YYYY-MM-DD`; `null` for what is no day of the calendar. Two figures are a year of this century up to 69.
 * @example readDate("3/11/26", "day-first") // "2026-11-03"
 */
export function readDate(text: string, dayOrder: DayOrder): string | null {
  const [, first = "", second = "", third = ""] = DAY.exec(text.trim()) ?? [];
  if (first === "" || first.length === 3 || third.length === 3) return null;
  if (first.length === 4) return third.length > 2 ? null : isoDate(Number(first), Number(second), Number(third));
  if (third.length < 2) return null;
  const written = Number(third);
  const year = third.length === 4 ? written : written + (written < 70 ? 2000 : 1900);
  const [day, month] = dayOrder === "day-first" ? [first, second] : [second, first];
  return isoDate(year, Number(month), Number(day));
}

function isoDate(year: number, month: number, day: number): string | null {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return null;
  return date.toISOString().slice(0, 10);
}
