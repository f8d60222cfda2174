import type { FigureConfig } from "../config.ts";
import { logValues, niceValues, type Tick } from "./nice-ticks.ts";
import type { Series } from "./series-of.ts";
import { axisTexts } from "./value-text.ts";

/** The axis of values. */
export interface YAxis {
  readonly type: "linear" | "log";
  readonly domain: readonly [from: number, to: number];
  readonly ticks: readonly Tick[];
}

/** Everything that a series draws, its uncertainty too. */
export const drawnValues = (series: readonly Series[]): readonly number[] =>
  series
    .flatMap(({ values, low, high }) => [...values, ...(low ?? []), ...(high ?? [])])
    .filter((value) => value !== null);

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
  { scale, format, most }: Pick<FigureConfig, "scale" | "format"> & { readonly most: number },
): YAxis {
  const values = [...drawnValues(series), ...levels];
  const zero = scale === "zero" ? [0] : [];
  const [from, to] = [Math.min(...values, ...zero), Math.max(...values, ...zero)];
  const marks = scale === "log" ? logValues(from, to) : niceValues(from, to, most);
  const texts = axisTexts(marks, format);
  return {
    type: scale === "log" ? "log" : "linear",
    domain: [marks[0] ?? from, marks.at(-1) ?? to],
    ticks: marks.map((at, index) => ({ at, text: texts[index] ?? "" })),
  };
}
