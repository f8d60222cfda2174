import { fold } from "@nv/spanish";
import type { Fact } from "../fact.ts";
import type { Amount, Proportion } from "../figure.ts";
import { isAsMuch, says } from "../match-figure.ts";
import type { Cell, GridRow } from "./grid.ts";

const factOf = (kind: Fact["kind"], value: number, row: GridRow, unit: Fact["unit"]): Fact => ({
  ...{ kind, value, unit, scale: row.scale, decimals: row.decimals, series: null, labels: [] },
});

const NEGATIVE = /negativ|deficit|perdid|bajo cero|numeros rojos/;

/** Whether a sentence has a word for figures below zero. */
export const tellsNegative = (text: string): boolean => NEGATIVE.test(fold(text));

/** Whether a figure goes the way that is told from another; below zero, told as a deficit, the larger deficit goes up. */
export function goes(from: number, to: number, way: "up" | "down", isNegativeTold: boolean): boolean {
  const isDeficit = isNegativeTold && from < 0 && to < 0;
  const rise = isDeficit ? from - to : to - from;
  return way === "up" ? rise > 0 : rise < 0;
}

/** Whether a quantity says the figure of a cell, as far as it was rounded. */
export function saysValue(amount: Amount, { value, row }: Cell, isNegativeTold = false): boolean {
  if (value < 0 && amount.value > 0 && !isNegativeTold) return false;
  const plain = amount.unit === "points" ? { ...amount, unit: "" as const } : amount;
  return says(plain, factOf("value", value, row, row.unit));
}

/** Whether a quantity says a distance between two figures: in points of percentages, in the measure itself, or relative to the first. */
export function saysDistance(amount: Amount, from: number, to: number, row: GridRow): boolean {
  const size = Math.abs(to - from);
  const plain = { ...amount, value: Math.abs(amount.value) };
  if (amount.unit === "%")
    return from !== 0 && says(plain, { ...factOf("change", (size / Math.abs(from)) * 100, row, "%"), scale: 1 });
  const unit = amount.unit === "points" ? "points" : row.unit === "%" ? "points" : "";
  return says({ ...plain, unit: unit === "points" ? "points" : plain.unit }, factOf("difference", size, row, unit));
}

/** By how much a part of a whole may pass what «más de» says of it. */
const HALF_MORE = 1.5;

/** Most that words like «la mitad» may be off and still be only a doubt, as a share. */
const NEARLY = 0.11;

/** Whether a part or a multiple is what is written: `null` where it is nearly so, or literally so and far from it. */
export function saysRatio(ratio: number, proportion: Proportion): boolean | null {
  if (isAsMuch(ratio, proportion)) return true;
  const { value, hedge } = proportion;
  const isNear = Math.abs(ratio - value) <= value * NEARLY && hedge === "exact";
  // «Más de la mitad» of two thirds is so.
  if (hedge === "above" && value < 1 && ratio > value && ratio <= Math.min(1, value * HALF_MORE)) return true;
  const isLiteral = (hedge === "above" && ratio > value) || (hedge === "below" && ratio < value && ratio > 0);
  return isNear || isLiteral ? null : false;
}

/** Whether a figure passes a limit. */
export function passes(value: number, { scale }: GridRow, limit: Amount, way: "exceed" | "below"): boolean {
  const bound =
    limit.scale === 1 && Math.abs(limit.value) < Math.abs(value * scale) / Math.max(10, scale) && scale !== 1
      ? limit.value * scale
      : limit.value;
  return way === "exceed" ? value * scale > bound : value * scale < bound;
}
