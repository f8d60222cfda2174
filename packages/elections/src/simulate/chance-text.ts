import { formatNumber } from "@nv/spanish";
import type { SeatSpread } from "./seat-histogram.ts";

/** Steps in which a chance is told, of a hundred: a model is no finer than that. */
const STEP = 5;

/**
 * Writes a chance in so many of a hundred, to the next five: beyond them only «más de 95» and «menos de 5», for what never happened in a
 * thousand draws may happen.
 *
 * @param ratio - From 0 to 1.
 * @example chanceText(0.643) // "unas 65 de cada 100"
 */
export function chanceText(ratio: number): string {
  const of100 = ratio * 100;
  if (of100 > 100 - STEP) return `más de ${100 - STEP} de cada 100`;
  if (of100 < STEP) return `menos de ${STEP} de cada 100`;
  return `unas ${Math.round(of100 / STEP) * STEP} de cada 100`;
}

const whole = (figure: number) => formatNumber(figure, { decimals: 0 });

/** Writes seats as a range, and never one figure alone. @example "de 118 a 131 escaños" */
export function spreadText({ low, high }: SeatSpread): string {
  if (low !== high) return `de ${whole(low)} a ${whole(high)} escaños`;
  return low === 1 ? "1 escaño en casi todas las simulaciones" : `${whole(low)} escaños en casi todas las simulaciones`;
}

/**
 * Writes the chance of a sum.
 *
 * @example "Alfa y Beta suman 176 escaños o más en unas 65 de cada 100 simulaciones; en 90 de cada 100, de 168 a 185 escaños."
 */
export function blocText(name: string, atLeast: number, ratio: number, spread: SeatSpread): string {
  const rest = spread.low === spread.high ? spreadText(spread) : `en 90 de cada 100, ${spreadText(spread)}`;
  return `${name}: ${whole(atLeast)} escaños o más en ${chanceText(ratio)} simulaciones; ${rest}.`;
}
