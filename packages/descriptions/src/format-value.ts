import { formatLarge, formatPercent } from "@nv/spanish";
import type { Series } from "./chart.ts";

/** Decimals that say something: as many as the table has, and no more than two figures that are not zero need. */
function decimalsFor(value: number, most: number): number {
  const needed = value === 0 ? 0 : 2 - Math.ceil(Math.log10(Math.abs(value)));
  const enough = Math.min(most, Math.max(1, needed), 20);
  // 49,96 % is not the half that «50 %» would be, nor 99,96 % the whole.
  const isRoundedToWhole = Number.isInteger(Number(value.toFixed(enough))) && !Number.isInteger(value);
  return isRoundedToWhole && most > enough ? Math.min(most, enough + 1) : enough;
}

/** A figure of a row as running text has it: «12,4 %», «1,2 millones», «12.345». */
export function formatValue(
  value: number,
  { unit, scale, decimals }: Pick<Series, "unit" | "scale" | "decimals">,
): string {
  const whole = value * scale;
  if (unit === "%") return formatPercent(whole, { decimals: decimalsFor(whole, decimals) });
  return formatLarge(whole, undefined, {
    decimals: Math.abs(whole) >= 1e6 ? 1 : decimalsFor(whole, scale === 1 ? decimals : 0),
  });
}
