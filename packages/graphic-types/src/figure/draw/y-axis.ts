import { widestPx } from "../../core/estimated-text.ts";
import type { FigureParts } from "../figure-parts.ts";
import { drawnValues } from "./drawn-values.ts";
import { logValues, niceValues, type Tick } from "./nice-ticks.ts";
import type { Series } from "./series-of.ts";
import { axisTexts, type Measure, measureOf, type ValueFormat } from "./value-text.ts";

/** The axis of values. */
export interface YAxis {
  readonly type: "linear" | "log";
  readonly domain: readonly [from: number, to: number];
  readonly ticks: readonly Tick[];
  readonly measure: Measure;
  /** Returns the share of the axis that lies below a value: from 0 to 1. */
  readonly shareOf: (value: number) => number;
}

/**
 * The axis of values of some series, from round to round value.
 *
 * @param levels - Values that must be on it besides: those of notes.
 * @param scale - With `log` every value is more than 0.
 * @param most - Steps that there is room for.
 */
export function yAxisOf(
  series: readonly Series[],
  levels: readonly number[],
  { scale, format, most }: Pick<FigureParts, "scale"> & { readonly format: ValueFormat; readonly most: number },
): YAxis {
  const values = [...drawnValues(series), ...levels];
  const zero = scale === "zero" ? [0] : [];
  const [least, greatest] = [Math.min(...values, ...zero), Math.max(...values, ...zero)];
  const marks = scale === "log" ? logValues(least, greatest) : niceValues(least, greatest, most);
  const measure = measureOf(marks, format);
  const texts = axisTexts(marks, measure, format.numbers);
  const [from, to] = [marks[0] ?? least, marks.at(-1) ?? greatest];
  const scaled = scale === "log" ? Math.log : (value: number) => value;
  return {
    type: scale === "log" ? "log" : "linear",
    domain: [from, to],
    ticks: marks.map((at, index) => ({ at, text: texts[index] ?? "" })),
    measure,
    shareOf: (value) => (scaled(value) - scaled(from)) / (scaled(to) - scaled(from)),
  };
}

/** Room of an axis of values from left to right. */
export interface AcrossRoom {
  readonly widthPx: number;
  /** Of the type. */
  readonly textPx: number;
  /** Pixels that a step needs, in sizes of the type. */
  readonly stepSizes: number;
}

/** {@link yAxisOf} from left to right: no more steps than its texts have room for, one beside another. */
export function valuesAcross(
  series: readonly Series[],
  levels: readonly number[],
  { widthPx, textPx, stepSizes, ...how }: Pick<FigureParts, "scale"> & { readonly format: ValueFormat } & AcrossRoom,
): YAxis {
  const axisWith = (most: number) => yAxisOf(series, levels, { ...how, most });
  for (let most = Math.max(2, Math.floor(widthPx / (textPx * stepSizes))); ; most -= 1) {
    const axis = axisWith(most);
    const texts = axis.ticks.map(({ text }) => text);
    // The last has the unit, and nothing behind it.
    const neededPx = Math.max(widestPx(texts.slice(0, -1), textPx), widestPx(texts, textPx) * 0.75) + textPx;
    if (most <= 1 || axis.type === "log" || neededPx * (axis.ticks.length - 1) <= widthPx) return axis;
  }
}
