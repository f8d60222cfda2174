import { formatDate, formatNumber, type NumberRules } from "@nv/spanish";
import type { FigureData } from "../figure-parts.ts";
import { dayNumber } from "./day-number.ts";

type XKind = FigureData["x"]["kind"];

/** Figures as a configuration writes them. */
const FIGURE = /^-?\d+(?:\.\d+)?$/;

/**
 * The place of a text of the first column on an axis: days since 1970, or the figure itself.
 *
 * @returns `null` for a name, and for what is written otherwise.
 */
export function readX(text: string, kind: XKind): number | null {
  if (kind === "number") return FIGURE.test(text) ? Number(text) : null;
  if (kind === "text") return null;
  try {
    return dayNumber(text);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Years from the first censuses on. */
const YEAR = /^(?:1[89]|20)\d{2}$/;

/** Whether the figures of a first column are years, which have no point between their thousands. */
export const areYears = ({ x: { kind }, rows }: Pick<FigureData, "x" | "rows">): boolean =>
  kind === "number" && rows.length > 0 && rows.every(({ x }) => YEAR.test(x));

/** Decimals that a figure of the first column may have. */
const MOST_DECIMALS = 4;

/** Picks the style of days: all the first of a year, of a month, or neither; nobody says the day of a figure of the whole month. */
function dateStyle(days: readonly string[]): "year" | "axis" | "short" {
  if (days.every((day) => day.endsWith("-01-01"))) return "year";
  return days.length > 1 && days.every((day) => day.endsWith("-01")) ? "axis" : "short";
}

/** The texts of the first column as people read them. */
export function xTexts(data: Pick<FigureData, "x" | "rows">, numbers?: NumberRules): readonly string[] {
  const {
    x: { kind },
    rows,
  } = data;
  if (areYears(data)) return rows.map(({ x }) => x);
  const style = kind === "date" ? dateStyle(rows.map(({ x }) => x)) : "short";
  return rows.map(({ x }) => {
    const place = readX(x, kind);
    if (place === null) return x;
    if (kind === "number") return formatNumber(place, { ...numbers, decimals: MOST_DECIMALS });
    return style === "year" ? x.slice(0, 4) : formatDate(x, style);
  });
}
