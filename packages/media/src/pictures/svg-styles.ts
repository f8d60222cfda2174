/** Rules that bring something from outside, or letters that are not ours to publish. */
const OUTSIDE_RULES = /@(?:import|charset|namespace)[^;{}]*;?|@font-face\s*\{[^}]*\}/gi;

/** Functions that load what they name. */
const LOADERS =
  /(?:image-set|image|src|cross-fade|element|paint|expression)\s*\(|javascript:|-moz-binding|behavior\s*:/i;

/** `url(…)` with anything but a part of the drawing itself. */
const OUTSIDE_URL = /url\(\s*(?!["']?#)[^)]*\)?/gi;

/**
 * Styles that draw only with what the drawing has.
 *
 * @param css - Declarations or rules.
 * @returns Empty when there is something in them that could be read in two ways.
 */
export function cleanStyles(css: string): string {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, "");
  // An escape writes any of the words below without its letters.
  if (plain.includes("\\") || plain.includes("/*")) return "";
  const kept = plain.replace(OUTSIDE_RULES, "").replace(OUTSIDE_URL, "none");
  return LOADERS.test(kept) || /@(?:import|font-face)/i.test(kept) || /[<&]/.test(kept) ? "" : kept.trim();
}

/** Whether the value of an attribute names nothing outside the drawing. */
export function isInside(value: string): boolean {
  return cleanStyles(value) === value.trim();
}
