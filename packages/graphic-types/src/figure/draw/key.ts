import type { Markish } from "@observablehq/plot";
import type { ChartKit } from "../../charts.ts";
import { PAINT } from "./paint.ts";
import { LINE_HEIGHT, type Sheet, widestPx } from "./sheet.ts";

/** Name that a colour stands for. */
export interface KeyItem {
  readonly name: string;
  readonly colour: string;
}

const SWATCH_PX = 10;
const GAP_PX = 5;
const APART_PX = 14;

/** The key of a figure: marks for the room above its frame, and how much of it they need. */
export interface Key {
  readonly heightPx: number;
  /** @param topPx - From the frame up to the top of the drawing. @param leftPx - From the left of the drawing to the frame. */
  readonly marks: (plot: ChartKit["plot"], topPx: number, leftPx: number) => readonly Markish[];
}

/** Lays out what each colour stands for, one after another in as many lines as they need. */
export function keyOf(items: readonly KeyItem[], { widthPx, textPx }: Sheet): Key {
  const linePx = textPx * LINE_HEIGHT + GAP_PX;
  let [x, line] = [0, 0];
  const placed = items.map((item) => {
    const itemPx = SWATCH_PX + GAP_PX + widestPx([item.name], textPx);
    if (x > 0 && x + itemPx > widthPx) [x, line] = [0, line + 1];
    const at = { ...item, x, y: line * linePx + linePx / 2 };
    x += itemPx + APART_PX;
    return at;
  });
  return {
    heightPx: items.length === 0 ? 0 : (line + 1) * linePx + GAP_PX,
    marks: (plot, topPx, leftPx) =>
      placed.flatMap(({ name, colour, x: left, y }) => {
        const at = { frameAnchor: "top-left", dy: y - topPx } as const;
        return [
          plot.dot([name], { ...at, dx: left - leftPx + SWATCH_PX / 2, r: SWATCH_PX / 2, fill: colour }),
          plot.text([name], {
            ...at,
            dx: left - leftPx + SWATCH_PX + GAP_PX,
            lineAnchor: "middle",
            textAnchor: "start",
            fill: PAINT.ink,
          }),
        ];
      }),
  };
}
