import { DESK_STYLE, formatNumber, isSingular, type NumberStyle } from "./number-format.ts";
import { NO_BREAK_SPACE } from "./signs.ts";

/** In Spanish a million is 10^6 and a «billón» 10^12; what English calls a billion is «mil millones». */
const SCALES = [
  { size: 1e12, singular: "billón", plural: "billones" },
  { size: 1e6, singular: "millón", plural: "millones" },
] as const;

function roundedTo(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}

/**
 * Writes a quantity with its magnitude in words from a million on, as text and labels do.
 *
 * @param value - Any finite number.
 * @param noun - What is counted, plural; after a magnitude Spanish puts «de» before it: «2 millones de personas».
 * @throws {RangeError} When the value is not finite.
 * @example formatLarge(2_345_000) // "2,3 millones"
 */
export function formatLarge(value: number, noun?: string, style: NumberStyle = {}): string {
  const decimals = style.decimals ?? DESK_STYLE.decimals;
  const scale = SCALES.find(({ size }) => Math.abs(roundedTo(value, decimals)) >= size);
  if (scale === undefined) {
    const figure = formatNumber(value, style);
    return noun === undefined ? figure : `${figure}${NO_BREAK_SPACE}${noun}`;
  }
  const figure = formatNumber(value / scale.size, style);
  const magnitude = `${figure}${NO_BREAK_SPACE}${isSingular(figure) ? scale.singular : scale.plural}`;
  return noun === undefined ? magnitude : `${magnitude} de ${noun}`;
}

/** Cents are two figures, or none. */
const CENT_DECIMALS = 2;

function moneyFigure(amount: number, style: NumberStyle): string {
  const isWhole = Number.isInteger(roundedTo(amount, CENT_DECIMALS));
  return formatNumber(amount, { decimals: isWhole ? 0 : CENT_DECIMALS, fixedDecimals: true, ...style });
}

/**
 * Writes an amount of money for running text: the word «euros», and millions in words.
 *
 * @param euros - Amount; cents are written with two figures, or not at all when there are none.
 * @throws {RangeError} When the value is not finite.
 * @example formatEuros(2_300_000) // "2,3 millones de euros"
 */
export function formatEuros(euros: number, style: NumberStyle = {}): string {
  const large = formatLarge(euros, "euros", style);
  if (large.includes(" de euros")) return large;
  const figure = moneyFigure(euros, style);
  return `${figure}${NO_BREAK_SPACE}${isSingular(figure) ? "euro" : "euros"}`;
}

/**
 * Writes an amount of money for a chart or a table: the sign after the figure.
 *
 * @param euros - Amount, in euros.
 * @throws {RangeError} When the value is not finite.
 * @example formatEuroSign(3.5) // "3,50 €"
 */
export function formatEuroSign(euros: number, style: NumberStyle = {}): string {
  return `${moneyFigure(euros, style)}${NO_BREAK_SPACE}€`;
}
