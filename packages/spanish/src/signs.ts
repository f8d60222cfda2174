/** Space that never ends a line: it ties a figure to its sign or noun. */
export const NO_BREAK_SPACE = "\u00a0";

/** Thin space that never ends a line: the thousands separator that the Academies recommend. */
export const THIN_SPACE = "\u202f";

/** The minus sign, as wide as a plus and a figure; a hyphen is neither. */
export const MINUS = "\u2212";
