import { LINE_HEIGHT, widestPx, wrapped } from "../../core/estimated-text.ts";
import type { FigureData } from "../figure-parts.ts";
import type { PlacedText } from "./pixels.ts";
import type { Sheet } from "./sheet.ts";

const APART_PX = 7;
/** The widest that names beside their bars are, as a share of the drawing; longer ones have two lines, and then go above them. */
const WIDEST_NAMES = 0.34;
const MOST_LINES = 2;
/** Room between two rows, in sizes of the type. */
const GAP_SIZES = 0.55;
/** Between a name and the bar below it. */
const NAME_APART_PX = 3;

/** The names of rows as they stand beside what is drawn of them, or above it where they are too long. */
export interface RowNames {
  readonly isAbove: boolean;
  /** For each row, its name in lines. */
  readonly lines: readonly (readonly string[])[];
  /** Room for them to the left of all bars, pixels. */
  readonly besidePx: number;
}

/** Finds where the names of rows have room. */
export function rowNames({ rows }: Pick<FigureData, "rows">, { widthPx, textPx }: Sheet): RowNames {
  const cut = (mostPx: number) => rows.map(({ x }) => wrapped(x, textPx, mostPx));
  const beside = cut(widthPx * WIDEST_NAMES);
  const besidePx = widestPx(beside.flat(), textPx);
  const fits = besidePx <= widthPx * WIDEST_NAMES && beside.every(({ length }) => length <= MOST_LINES);
  return fits
    ? { isAbove: false, lines: beside, besidePx: besidePx + APART_PX }
    : { isAbove: true, lines: cut(widthPx), besidePx: 0 };
}

/** Place of a row, pixels from the top of the frame. */
export interface RowPlace {
  /** Of its name, where that is above. */
  readonly nameTop: number;
  readonly top: number;
  readonly height: number;
}

/** Rows one below another, each as tall as what it shows. */
export function placeRows(
  { isAbove, lines }: RowNames,
  { textPx }: Sheet,
  bodyPx: number,
): { readonly places: readonly RowPlace[]; readonly height: number } {
  let top = 0;
  const places = lines.map((own): RowPlace => {
    const namePx = own.length * textPx * LINE_HEIGHT;
    const height = isAbove ? bodyPx : Math.max(bodyPx, namePx);
    const place = { nameTop: top, top: top + (isAbove ? namePx + NAME_APART_PX : 0), height };
    top = place.top + height + textPx * GAP_SIZES;
    return place;
  });
  return { places, height: top - textPx * GAP_SIZES };
}

/** Writes the names of rows at their places. @param topPx - From the top of the drawing to the first row. */
export const rowNameTexts = (
  { isAbove, lines, besidePx }: RowNames,
  places: readonly RowPlace[],
  topPx: number,
): readonly PlacedText[] =>
  places.map(({ nameTop, top, height }, row) => {
    const text = lines[row]?.join("\n") ?? "";
    return isAbove
      ? { x: 0, y: topPx + nameTop, text, line: "top" }
      : { x: besidePx - APART_PX, y: topPx + top + height / 2, text, anchor: "end" };
  });
