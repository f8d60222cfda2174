import type { MapStyle } from "@nv/contracts/schemas";
import { formatNumber } from "@nv/spanish";

/** A pair of colours that do not tell each other apart. */
export interface ContrastFinding {
  readonly id: string;
  /** Spanish, with the figure. */
  readonly text: string;
}

/** Least contrast of a text, as WCAG 2 asks of it. */
const TEXT = 4.5;
/** Less, and land and water are one on a phone in the sun. */
const COAST = 1.15;
/** Less, and a border is not seen. */
const LINE = 1.5;
/** Least contrast of a mark. */
const MARK = 3;

/**
 * Tells which colours of a map are too near each other, each with its figure.
 *
 * @param ratioOf - Contrast of two colours, from 1 to 21.
 */
export function contrastFindings(
  { colors }: Pick<MapStyle, "colors">,
  ratioOf: (one: string, other: string) => number,
): readonly ContrastFinding[] {
  const { land, water, label, halo, border, mark } = colors;
  const pairs: readonly (readonly [string, string, string, string, number])[] = [
    ["label-land", "Los rótulos sobre la tierra", label, land, TEXT],
    ["label-water", "Los rótulos sobre el agua", label, water, TEXT],
    ["label-halo", "Los rótulos sobre su halo", label, halo, TEXT],
    ["land-water", "La tierra y el agua", land, water, COAST],
    ["border-land", "Las fronteras sobre la tierra", border, land, LINE],
    ["mark-land", "La marca sobre la tierra", mark, land, MARK],
  ];
  return pairs.flatMap(([id, what, one, other, least]) => {
    const ratio = ratioOf(one, other);
    if (ratio >= least) return [];
    // Cut, not rounded: what falls short by little must not be said to have enough.
    const has = formatNumber(Math.floor(ratio * 100) / 100, { decimals: 2 });
    return [{ id, text: `${what}: contraste ${has}, y hace falta ${formatNumber(least, { decimals: 2 })}.` }];
  });
}
