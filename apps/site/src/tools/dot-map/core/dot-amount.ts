import { type DotAmount, MAX_DOTS, perDotFor } from "@nv/geography";
import { formatNumber, parseSpanishNumber } from "@nv/spanish";

/** Requested amount of dots, or the reason why it is not possible. */
export type AskedAmount =
  | { readonly kind: "amount"; readonly amount: DotAmount }
  /** @param suggested - A figure that would do; empty when there is none. */
  | { readonly kind: "problem"; readonly text: string; readonly suggested: string };

const MOST = formatNumber(MAX_DOTS, { decimals: 0 });

/** A figure as it is written into its field. */
const written = (figure: number) => formatNumber(figure).replaceAll(".", "");

/**
 * Reads how many dots are wanted.
 *
 * @param way - One for so many, or so many in all.
 * @param sum - Of all values.
 */
export function askedAmount(way: "perDot" | "total", text: string, sum: number): AskedAmount {
  const figure = parseSpanishNumber(text);
  const problem = (sentence: string, suggested = ""): AskedAmount => ({ kind: "problem", text: sentence, suggested });
  if (figure === null || figure <= 0) return problem("Escribe un número mayor que cero: 100, o 2,5.");
  if (way === "total") {
    if (!Number.isInteger(figure)) return problem("Escribe un número entero de puntos.");
    if (figure > MAX_DOTS) return problem(`Caben hasta ${MOST} puntos.`, written(MAX_DOTS));
    return { kind: "amount", amount: { total: figure } };
  }
  const dots = sum / figure;
  if (dots <= MAX_DOTS) return { kind: "amount", amount: { perDot: figure } };
  const enough = perDotFor(sum, MAX_DOTS);
  return problem(
    `Saldrían ${formatNumber(Math.round(dots))} puntos y caben ${MOST}. Haz que cada punto sean ${formatNumber(enough)} o más.`,
    written(enough),
  );
}

/** Reads a seed: any whole figure. @returns `null` for what is none. */
export function readSeed(text: string): number | null {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text.trim()) : null;
}
