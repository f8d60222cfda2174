import { formatNumber } from "./number-format.ts";
import { NO_BREAK_SPACE } from "./signs.ts";

/** Form of an ordinal: «1.º», «1.ª», or «1.er» before a masculine noun. */
export type OrdinalForm = "masculine" | "feminine" | "apocopated";

/** Ordinals whose last figure is one of these lose the final «o» before a masculine noun: primer, tercer. */
const APOCOPATED = new Set([1, 3]);

function requireCount(value: number, what: string): void {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`expected ${what}, a whole number ≥ 0, got ${value}`);
}

/**
 * Writes an ordinal in figures. The point is part of it.
 *
 * @param position - Whole number ≥ 1.
 * @param form - «apocopated» falls back to masculine where Spanish does: «2.º plano».
 * @throws {RangeError} When the position is not a whole number ≥ 1.
 * @example formatOrdinal(3, "apocopated") // "3.er"
 */
export function formatOrdinal(position: number, form: OrdinalForm = "masculine"): string {
  requireCount(position, "a position");
  if (position === 0) throw new RangeError("there is no position 0");
  const figure = formatNumber(position, { decimals: 0 });
  if (form === "feminine") return `${figure}.ª`;
  return form === "apocopated" && APOCOPATED.has(position % 10) ? `${figure}.er` : `${figure}.º`;
}

const SMALL_NUMBERS = ["cero", "un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"] as const;

/**
 * Writes how many of something there are in running text: in words up to nine, in figures from ten on.
 *
 * Charts and tables always use figures: see {@link formatNumber}.
 *
 * @param count - Whole number ≥ 0.
 * @param singular - Noun for one.
 * @param plural - Noun for any other count.
 * @param gender - Of the noun; it only shows in «un» and «una».
 * @throws {RangeError} When the count is not a whole number ≥ 0.
 * @example formatCount(1, "persona", "personas", "feminine") // "una persona"
 */
export function formatCount(
  count: number,
  singular: string,
  plural: string,
  gender: "masculine" | "feminine" = "masculine",
): string {
  requireCount(count, "a count");
  if (count === 1) return `${gender === "feminine" ? "una" : "un"} ${singular}`;
  const word = SMALL_NUMBERS[count];
  return word === undefined ? `${formatNumber(count, { decimals: 0 })}${NO_BREAK_SPACE}${plural}` : `${word} ${plural}`;
}

/** Below this age a child's age is told in months. */
const MONTHS_UNTIL_YEARS = 24;

/**
 * Writes an age: in months until the second birthday, in years from then on, always in figures.
 *
 * @param years - Whole years lived, ≥ 0.
 * @param months - Whole months since the last birthday, 0-11; only counts for small children.
 * @throws {RangeError} When a number is not whole and ≥ 0, or there are twelve months or more.
 * @example formatAge(1, 6) // "18 meses"
 */
export function formatAge(years: number, months = 0): string {
  requireCount(years, "an age in years");
  requireCount(months, "months");
  if (months > 11) throw new RangeError(`expected 0-11 months after the birthday, got ${months}`);
  const total = years * 12 + months;
  if (total === 0) return "menos de un mes";
  if (total === 12 && months === 0) return `1${NO_BREAK_SPACE}año`;
  if (total < MONTHS_UNTIL_YEARS) return `${total}${NO_BREAK_SPACE}${total === 1 ? "mes" : "meses"}`;
  return `${formatNumber(years, { decimals: 0 })}${NO_BREAK_SPACE}años`;
}
