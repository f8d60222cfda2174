import { formatNumber, NO_BREAK_SPACE, THIN_SPACE } from "@nv/spanish";
import type { FigureConfig } from "../config.ts";

type Format = FigureConfig["format"];

const withUnit = (figure: string, unit: string) => (unit === "" ? figure : `${figure}${NO_BREAK_SPACE}${unit}`);

/** A value as labels, tables and the box under the finger write it. */
export const valueText = (value: number, { unit, decimals }: Format): string =>
  withUnit(formatNumber(value, { decimals, fixedDecimals: true }), unit);

const MILLION = 1e6;

/** What remains behind the comma of a step. */
function decimalsOf(step: number): number {
  const [, fraction = ""] = String(Number(step.toPrecision(6))).split(".");
  return Math.min(4, fraction.length);
}

/**
 * What the marks of an axis of values say: millions as «M», and the unit with the topmost alone.
 *
 * @param values - Ascending.
 */
export function axisTexts(values: readonly number[], { unit }: Pick<Format, "unit">): readonly string[] {
  const largest = Math.max(...values.map(Math.abs));
  const size = largest >= MILLION ? MILLION : 1;
  const step = Math.min(...values.slice(1).map((value, at) => value - (values[at] ?? 0)));
  const style = { decimals: decimalsOf(step / size), fixedDecimals: true };
  return values.map((value, at) => {
    const figure = formatNumber(value / size, size === 1 ? style : { decimals: 2 });
    const scaled = size === 1 || value === 0 ? figure : `${figure}${THIN_SPACE}M`;
    return at === values.length - 1 ? withUnit(scaled, unit) : scaled;
  });
}
