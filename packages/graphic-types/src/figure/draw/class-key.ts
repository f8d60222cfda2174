import type { Markish } from "@observablehq/plot";
import type { ChartKit } from "../../charts.ts";
import type { KeyItem } from "./key.ts";
import { type PlacedRect, type PlacedText, rectMarks, textMarks } from "./pixels.ts";
import { LINE_HEIGHT, type Sheet, textWidthPx, widestPx } from "./sheet.ts";

const SWATCH_PX = 10;
const APART_PX = 8;
const GAP_PX = 4;

/** Class of a scale: its colour, and where it begins, with its sign and without. */
export interface ScaleClass {
  readonly colour: string;
  readonly long: string;
  readonly short: string;
}

/** The key of a scale of classes, in pixels from the top left of a drawing. */
interface ClassKey {
  readonly heightPx: number;
  readonly marks: (plot: ChartKit["plot"]) => readonly Markish[];
}

/**
 * Lays out the classes of a scale side by side, each with where it begins below its left edge: none says a value that another says too.
 *
 * @param others - Apart from the scale: «sin dato».
 */
export function classKeyOf(
  classes: readonly ScaleClass[],
  others: readonly KeyItem[],
  { widthPx, textPx }: Sheet,
): ClassKey {
  const roomFor = (texts: readonly string[]) => widestPx(texts, textPx) + APART_PX;
  const long = classes.map((one) => one.long);
  const texts = roomFor(long) * classes.length <= widthPx ? long : classes.map(({ short }) => short);
  // Nothing stands to the right of the last, which may be longer than its class is wide.
  const lastPx = roomFor(texts.slice(-1));
  const before = Math.max(1, classes.length - 1);
  const stepPx = Math.min(roomFor(texts.slice(0, Math.max(1, texts.length - 1))), (widthPx - lastPx) / before);
  const scaleWidthPx = stepPx * (classes.length - 1) + Math.max(stepPx, lastPx);
  const scalePx = SWATCH_PX + GAP_PX + textPx * LINE_HEIGHT;
  const rectAt = (left: number, top: number, width: number): PlacedRect => ({
    ...{ left, top, right: left + width, bottom: top + SWATCH_PX },
  });
  let [x, top] = [scaleWidthPx + 2 * APART_PX, 0];
  const placed = others.map((other) => {
    const otherPx = SWATCH_PX + GAP_PX + textWidthPx(other.name, textPx);
    if (x + otherPx > widthPx) [x, top] = [0, top + scalePx + GAP_PX];
    const at = { ...other, left: x, top };
    x += otherPx + 2 * APART_PX;
    return at;
  });
  const said: readonly PlacedText[] = [
    ...texts.map((text, at): PlacedText => ({ x: at * stepPx, y: SWATCH_PX + GAP_PX, text, line: "top" })),
    ...placed.map(
      (one): PlacedText => ({ x: one.left + SWATCH_PX + GAP_PX, y: one.top + SWATCH_PX / 2, text: one.name }),
    ),
  ];
  return {
    heightPx: top + scalePx + 2 * GAP_PX,
    marks: (plot) => [
      ...classes.map(({ colour }, at) => rectMarks(plot, [rectAt(at * stepPx, 0, stepPx - 1)], colour)),
      ...placed.map(({ colour, left, top: from }) => rectMarks(plot, [rectAt(left, from, SWATCH_PX)], colour)),
      ...textMarks(plot, said),
    ],
  };
}
