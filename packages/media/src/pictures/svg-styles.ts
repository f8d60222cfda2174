/** Rules that bring something from outside, or letters that are not ours to publish. */
const OUTSIDE_RULE = /@(import|charset|namespace|font-face)/gi;

/** Without what stands between two marks; what is opened and not closed goes on to the end. */
function withoutComments(css: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let at = css.indexOf("/*"); at >= 0; at = css.indexOf("/*", from)) {
    kept.push(css.slice(from, at));
    const end = css.indexOf("*/", at + 2);
    from = end < 0 ? css.length : end + 2;
  }
  return [...kept, css.slice(from)].join("");
}

function withoutOutsideRules(css: string): string {
  const kept: string[] = [];
  let from = 0;
  for (const { index, 1: name } of css.matchAll(OUTSIDE_RULE)) {
    // One that stands inside another went with it.
    if (index < from) continue;
    kept.push(css.slice(from, index));
    const end = css.indexOf(name?.toLowerCase() === "font-face" ? "}" : ";", index);
    from = end < 0 ? css.length : end + 1;
  }
  return [...kept, css.slice(from)].join("");
}

/** Functions that load what they name. */
const LOADERS =
  /(?:image-set|image|src|cross-fade|element|paint|expression)\s*\(|javascript:|-moz-binding|behavior\s*:/i;

/** Without `url(…)` of anything but a part of the drawing itself. */
function withoutOutsideUrls(css: string): string {
  const kept: string[] = [];
  let from = 0;
  for (const { index } of css.matchAll(/url\(/gi)) {
    if (index < from) continue;
    let at = index + "url(".length;
    while (css[at]?.trim() === "") at += 1;
    if (css[at] === '"' || css[at] === "'") at += 1;
    if (css[at] === "#") continue;
    kept.push(css.slice(from, index), "none");
    const end = css.indexOf(")", at);
    from = end < 0 ? css.length : end + 1;
  }
  return [...kept, css.slice(from)].join("");
}

/**
 * Styles that draw only with what the drawing has.
 *
 * @param css - Declarations or rules.
 * @returns Empty when there is something in them that could be read in two ways.
 */
export function cleanStyles(css: string): string {
  const plain = withoutComments(css);
  // An escape writes any of the words below without its letters.
  if (plain.includes("\\")) return "";
  const kept = withoutOutsideUrls(withoutOutsideRules(plain));
  return LOADERS.test(kept) || /@(?:import|font-face)/i.test(kept) || /[<&]/.test(kept) ? "" : kept.trim();
}

/** Whether the value of an attribute names nothing outside the drawing. */
export function isInside(value: string): boolean {
  return cleanStyles(value) === value.trim();
}
