import { fold } from "@nv/spanish";

/** Texts that offices and people write where there is no figure, folded; a point is of INE, a colon of Eurostat. */
const MISSING: ReadonlySet<string> = new Set([
  ...["", "-", "–", "—", "−", "_", ".", "..", "...", "…", ":", "n.d.", "n/d", "nd", "n.d", "s/d", "sd", "s.d."],
  ...["na", "n/a", "n.a.", "null", "nan", "none", "#n/d", "#n/a", "(..)", "(-)"],
]);

/** Longest of {@link MISSING}, and of the rain of AEMET: what is longer is looked at no further. */
const LONGEST = 5;

/** Whether a cell is short enough to be a sign, and begins with no digit: most cells of most tables do. */
function maySay(text: string): boolean {
  const code = text.charCodeAt(0);
  return text.length <= LONGEST && !(code >= 48 && code <= 57);
}

/** Whether a cell says that there is no figure. */
export function isMissing(cell: string): boolean {
  const text = cell.trim();
  return maySay(text) && MISSING.has(fold(text));
}

/** Words of AEMET for rain that cannot be measured, and for that of several days together. @see AEMET, «Valores climatológicos diarios» */
const RAIN: ReadonlySet<string> = new Set(["ip", "acum"]);

/** Letters that Eurostat writes behind a figure, or behind the colon of one that is not there. @see Eurostat, «Explanatory texts», flags */
const LETTERS: ReadonlySet<string> = new Set("bcdefinprsuz");

/** Whether a text is one to three letters of Eurostat: «b», «ep». */
export const isFlagOfLetters = (text: string): boolean =>
  text.length > 0 && text.length <= 3 && [...text].every((letter) => LETTERS.has(letter));

/**
 * Returns the flag of a cell without a figure: the sign itself, or the letters behind a colon.
 *
 * @returns `null` for what may hold a figure, empty for an empty cell.
 * @example missingFlag(": c") // "c"
 */
export function missingFlag(cell: string): string | null {
  const text = cell.trim();
  if (!maySay(text)) return null;
  if (isMissing(text) || RAIN.has(text.toLowerCase())) return text;
  const behind = text.startsWith(":") ? text.slice(1).trim() : "";
  return isFlagOfLetters(behind) ? behind : null;
}
