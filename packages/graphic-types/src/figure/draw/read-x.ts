import { formatDate, formatNumber } from "@nv/spanish";
import type { FigureData } from "../config.ts";
import { dayNumber } from "./date-ticks.ts";

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

/** Decimals that a figure of the first column may have. */
const MOST_DECIMALS = 4;

/** A text of the first column as people read it. */
export function xText(text: string, kind: XKind): string {
  const place = readX(text, kind);
  if (place === null) return text;
  return kind === "date" ? formatDate(text, "short") : formatNumber(place, { decimals: MOST_DECIMALS });
}
