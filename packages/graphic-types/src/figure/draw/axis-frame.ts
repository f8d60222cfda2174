import type { Markish } from "@observablehq/plot";
import { LINE_HEIGHT, widestPx } from "../../core/estimated-text.ts";
import type { FigureData } from "../figure-parts.ts";
import { captionOf } from "./caption.ts";
import type { DrawInput } from "./drawing.ts";
import type { Key } from "./key.ts";
import { PAINT } from "./paint.ts";
import { type PlacedText, textMarks } from "./pixels.ts";
import type { LabelRect } from "./place-label.ts";
import type { ValueFormat } from "./value-text.ts";
import { type XAxis, xAxisOf } from "./x-axis.ts";
import { type YAxis, yAxisOf } from "./y-axis.ts";

const APART_PX = 7;
/** Pixels that a step of the axis of values needs, in sizes of the type. */
const Y_STEP_SIZES = 3.6;
const TICK_PX = 4;

/** A frame with the first column below it and values beside it, places in pixels. */
export interface AxisFrame {
  readonly x: XAxis;
  readonly y: YAxis;
  readonly frame: LabelRect;
  readonly leftOf: (place: number) => number;
  readonly topOf: (value: number) => number;
  /** Pixels of a row. */
  readonly slotPx: number;
  /** Drawn below the data: the grid, what is said of both axes, the key. */
  readonly under: readonly Markish[];
  /** The line of zero, which lies over the data. */
  readonly zero: readonly Markish[];
}

interface Wanted {
  readonly data: FigureData;
  /** The least and the greatest values that are drawn. */
  readonly extent: readonly number[];
  readonly format: ValueFormat;
  readonly key: Key;
  /** Room beside the frame for names, pixels. */
  readonly rightPx: number;
  /** Whether each row has a width of its own. */
  readonly hasSlots: boolean;
}

/** Lays out a frame over the first column, from zero. */
export function axisFrame(
  { plot, sheet }: Pick<DrawInput, "plot" | "sheet">,
  { data, extent, format, key, rightPx, hasSlots }: Wanted,
): AxisFrame {
  const { widthPx, heightPx, textPx } = sheet;
  const bottomPx = textPx * (LINE_HEIGHT * 2) + APART_PX;
  const most = Math.max(2, Math.floor((heightPx - key.heightPx - textPx - bottomPx) / (textPx * Y_STEP_SIZES)));
  const y = yAxisOf([], extent, { scale: "zero", format, most });
  const caption = captionOf(y.measure, sheet);
  const top = key.heightPx + caption.heightPx + textPx;
  const left =
    widestPx(
      y.ticks.map(({ text }) => text),
      textPx,
    ) + APART_PX;
  const frame = {
    ...{ left, top, height: heightPx - top - bottomPx },
    width: widthPx - left - Math.max(textPx * 1.5, rightPx),
  };
  const x = xAxisOf(data, { widthPx: frame.width, textPx, numbers: format.numbers });
  const half = hasSlots ? x.slot / 2 : 0;
  const [from, to] = [x.domain[0] - half, x.domain[1] + half];
  const leftOf = (place: number) => left + ((place - from) / (to - from)) * frame.width;
  const topOf = (value: number) => top + (1 - y.shareOf(value)) * frame.height;
  const right = left + frame.width;
  const bottom = top + frame.height;
  const grid = y.ticks.map(({ at, text }) => ({ x1: left, x2: right, y: topOf(at), text }));
  const ticks = x.ticks.map(({ at, text }) => ({ x: leftOf(at), y1: bottom, y2: bottom + TICK_PX, text }));
  const texts: readonly PlacedText[] = [
    ...grid.map(
      ({ y: at, text }): PlacedText => ({ x: left - APART_PX, y: at, text, anchor: "end", fill: PAINT.soft }),
    ),
    ...ticks.map(
      ({ x: at, y2, text }): PlacedText => ({
        ...{ x: at, y: y2 + 2, text, fill: PAINT.soft },
        ...{ anchor: "middle", line: "top" },
      }),
    ),
  ];
  return {
    ...{ x, y, frame, leftOf, topOf },
    slotPx: (x.slot / (to - from)) * frame.width,
    under: [
      plot.ruleY(grid, { x1: "x1", x2: "x2", y: "y", stroke: PAINT.rule }),
      plot.ruleX(ticks, { x: "x", y1: "y1", y2: "y2", stroke: PAINT.soft }),
      ...textMarks(plot, texts),
      ...caption.marks(plot, { topPx: -key.heightPx, leftPx: 0 }),
      ...key.marks(plot, 0, 0),
    ],
    zero: [plot.ruleY([topOf(0)], { x1: left, x2: right, stroke: PAINT.ink })],
  };
}
