import type { ChartKit } from "../charts.ts";
import type { FigureConfig } from "./config.ts";
import { type DrawnFigure, drawFigure } from "./draw/draw-figure.ts";
import type { DrawnConfig } from "./draw/drawing.ts";
import type { Sheet } from "./draw/sheet.ts";
import { FRAMES, sheetOf } from "./drawn-sheets.ts";

/** Most bytes of the drawings with which a page is still as light as one should be; heavier ones go without the largest. */
const MOST_BYTES = 12_400;
/** The same with single observations, whose places pack well: the most that an average of polls draws three times is 21 kB as it travels. */
const MOST_WITH_DOTS_BYTES = 120_000;
/** About what a cell of the table weighs, with the places of its value in each drawing. */
const CELL_BYTES = 22;

/** Drawing of a figure for frames of a width. */
export interface DrawnFrame {
  readonly frame: (typeof FRAMES)[number];
  readonly sheet: Sheet;
  readonly drawn: DrawnFigure;
}

/** Draws a figure for each width of a frame, the narrowest first: three times, or twice where three would be heavy. */
export function drawnFrames(
  config: DrawnConfig & Pick<FigureConfig, "kind">,
  kit: ChartKit,
  classOf: (frame: (typeof FRAMES)[number]) => string = () => "",
): readonly DrawnFrame[] {
  const all = FRAMES.map((frame): DrawnFrame => {
    const sheet = sheetOf(config, frame);
    return { frame, sheet, drawn: drawFigure(config, sheet, { kit, className: classOf(frame) }) };
  });
  const svgBytes = all.reduce((sum, { drawn }) => sum + drawn.svg.length, 0);
  const cells = config.data.rows.length * (config.data.columns.length + 1);
  const most = (config.data.dots ?? []).length > 0 ? MOST_WITH_DOTS_BYTES : MOST_BYTES;
  return svgBytes + cells * CELL_BYTES <= most ? all : all.slice(0, -1);
}
