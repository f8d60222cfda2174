import { formatNumber, type NumberRules, withSign } from "@nv/spanish";
import type { FigureParts } from "../figure-parts.ts";

/** Notation of the values of a figure: their unit and decimals, and the rules of the house; the desk's without them. */
export type ValueFormat = FigureParts["format"] & { readonly numbers?: NumberRules };

/** A unit as short as a sign stands beside its figure; a longer one is said once, above. */
const SIGN_LENGTH = 2;

/** In Spanish a «billón» is 10^12. */
const SIZES = [
  { size: 1e12, word: "billones" },
  { size: 1e6, word: "millones" },
] as const;

const MOST_DECIMALS = 4;
/** Float noise of a quotient: nobody reads so many figures. */
const EXACT_FIGURES = 6;

/** A value in full, as tables and the box under the finger write it. */
export const valueText = (value: number, { unit, decimals, numbers }: ValueFormat): string =>
  withSign(formatNumber(value, { ...numbers, decimals, fixedDecimals: true }), unit, numbers);

/** Notation of the figures of a drawing: all in one size, and what they are of said once above, where it is more than a sign. */
export interface Measure {
  /** Number that the figures are divided by. */
  readonly size: number;
  /** Behind each figure: «%»; empty for none. */
  readonly sign: string;
  /** Above all: «millones de euros»; empty for nothing. */
  readonly caption: string;
}

/** Chooses the notation of some values that are written together. */
export function measureOf(values: readonly number[], { unit }: Pick<ValueFormat, "unit">): Measure {
  const largest = Math.max(0, ...values.map(Math.abs));
  const large = SIZES.find(({ size }) => largest >= size);
  if (large !== undefined)
    return { size: large.size, sign: "", caption: unit === "" ? large.word : `${large.word} de ${unit}` };
  return unit.length <= SIGN_LENGTH ? { size: 1, sign: unit, caption: "" } : { size: 1, sign: "", caption: unit };
}

/** A value beside what is drawn of it. */
export function labelText(
  value: number,
  { size, sign }: Measure,
  { decimals, numbers }: Pick<ValueFormat, "decimals" | "numbers">,
): string {
  const shown = size === 1 ? decimals : Math.max(1, decimals);
  return withSign(formatNumber(value / size, { ...numbers, decimals: shown, fixedDecimals: true }), sign, numbers);
}

/** Counts the decimals of a step. */
function decimalsOf(step: number): number {
  const [, fraction = ""] = String(Number(step.toPrecision(EXACT_FIGURES))).split(".");
  return Math.min(MOST_DECIMALS, fraction.length);
}

/**
 * Writes the texts of the marks of an axis of values, with the sign at the topmost alone.
 *
 * @param values - Ascending.
 */
export function axisTexts(
  values: readonly number[],
  { size, sign }: Measure,
  numbers?: NumberRules,
): readonly string[] {
  const step = Math.min(...values.slice(1).map((value, at) => value - (values[at] ?? 0)));
  const decimals = decimalsOf(step / size);
  return values.map((value, at) => {
    // Powers are of no one step: each says what it has.
    const style = { ...numbers, decimals: Math.max(decimals, decimalsOf(value / size)), fixedDecimals: true };
    const figure = formatNumber(value / size, style);
    return at === values.length - 1 ? withSign(figure, sign, numbers) : figure;
  });
}
