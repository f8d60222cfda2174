import { LINE_HEIGHT, widestPx, wrapped } from "../../../core/estimated-text.ts";
import type { DrawInput } from "../../draw/drawing.ts";
import { type Series, seriesOf } from "../../draw/series-of.ts";
import { type YAxis, yAxisOf } from "../../draw/y-axis.ts";
import type { FigureData } from "../../figure-parts.ts";
import { withUnit } from "../../units.ts";

/** Between an axis and its figures, pixels. */
export const APART_PX = 6;
const STEP_SIZES = { x: 5, y: 3.6 } as const;
/** Steps of an axis of which only the size of its figures is asked. */
const ROUGH_STEPS = 4;

const plain = { unit: "", decimals: 1 } as const;

/** The title of an axis: the name of its column, its unit, and the size that its figures are written in. */
function titleOf(data: FigureData, series: Series | undefined, size: string): string {
  if (series === undefined) return "";
  const { unit = "" } = data.columns[series.column] ?? {};
  return withUnit(series.name, [size, unit].filter(Boolean).join(" de "));
}

/** Room of the points, pixels, with the axes around it. */
export interface ScatterFrame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: YAxis;
  readonly y: YAxis;
  readonly leftOf: (x: number) => number;
  readonly topOf: (y: number) => number;
  readonly xTitle: string;
  /** Lines of the title above the axis. */
  readonly yTitle: readonly string[];
}

/** Room that other parts take, above the axes and below them. */
interface Around {
  readonly abovePx: number;
  /** Lines of text. */
  readonly linesBelow: number;
}

/** Fits the axes of points. */
export function scatterFrame(
  data: FigureData,
  told: readonly { readonly x: number; readonly y: number }[],
  { config, sheet }: DrawInput,
  { abovePx, linesBelow }: Around,
): ScatterFrame {
  const { widthPx, heightPx, textPx } = sheet;
  const { numbers } = config.format;
  const [ofX, ofY] = seriesOf(data);
  const format = { ...plain, ...(numbers && { numbers }) };
  const axisFor = (values: readonly number[], most: number) => yAxisOf([], values, { scale: "data", format, most });
  const widestOf = ({ ticks }: YAxis) =>
    widestPx(
      ticks.map(({ text }) => text),
      textPx,
    );
  const [xs, ys] = [told.map((one) => one.x), told.map((one) => one.y)];
  const linePx = textPx * LINE_HEIGHT;
  const yTitle = wrapped(titleOf(data, ofY, axisFor(ys, ROUGH_STEPS).measure.caption), textPx, widthPx);
  const top = abovePx + yTitle.length * linePx + textPx;
  const bottom = heightPx - linePx * (2 + linesBelow) - APART_PX * 2;
  const y = axisFor(ys, Math.max(2, Math.floor((bottom - top) / (textPx * STEP_SIZES.y))));
  const left = widestOf(y) + APART_PX;
  // The last figure of the axis stands half of it beyond its end.
  const right = widthPx - Math.max(textPx, widestOf(axisFor(xs, ROUGH_STEPS)) / 2);
  const x = axisFor(xs, Math.max(2, Math.floor((right - left) / (textPx * STEP_SIZES.x))));
  return {
    ...{ left, right, top, bottom, x, y, yTitle },
    leftOf: (value) => left + x.shareOf(value) * (right - left),
    topOf: (value) => top + (1 - y.shareOf(value)) * (bottom - top),
    xTitle: titleOf(data, ofX, x.measure.caption),
  };
}
