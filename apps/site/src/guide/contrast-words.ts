import { formatNumber } from "@nv/spanish";
import { type ContrastUse, contrastRatio, contrastUse } from "@nv/ui";

const USES: Readonly<Record<ContrastUse, string>> = { text: "texto", marks: "marcas", decoration: "adorno" };

/** Contrast of a pair of colours and what it may be used for, in words. */
export interface ContrastWords {
  /** «7,1 : 1», rounded down, so that it never promises more than there is. */
  readonly ratio: string;
  /** «texto», «marcas» or «adorno». */
  readonly use: string;
  readonly level: ContrastUse;
}

/**
 * Measures a pair of colours.
 *
 * @param color - `#rrggbb`.
 * @param ground - `#rrggbb`.
 */
export function contrastWords(color: string, ground: string): ContrastWords {
  const ratio = contrastRatio(color, ground);
  const level = contrastUse(ratio);
  return {
    ratio: `${formatNumber(Math.floor(ratio * 10) / 10, { fixedDecimals: true })} : 1`,
    use: USES[level],
    level,
  };
}
