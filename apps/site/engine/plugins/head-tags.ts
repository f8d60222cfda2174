/** Tags for the head of a page, as HTML. */
export interface HeadTags {
  /** Before the style sheet of all pages. */
  readonly fontTags: string;
  /** Behind it: what it says is there when they change it. */
  readonly sheetTags: string;
  /** At the end. */
  readonly scriptTags: string;
}

function replaceOnce(html: string, pattern: RegExp, replace: (found: string) => string): string {
  if (!pattern.test(html))
    throw new Error(`No ${pattern} in the page: this version of the framework writes its head in another way.`);
  return html.replace(pattern, replace);
}

/**
 * Puts tags into the head of a page, and its program before all else that comes.
 *
 * @param html - A page as the framework writes it.
 * @throws {Error} When the head has no style sheet, no program or no end.
 */
export function withHeadTags(html: string, { fontTags, sheetTags, scriptTags }: HeadTags): string {
  const withFonts = replaceOnce(html, /<link rel=stylesheet[^<>]*>/, (found) => fontTags + found + sheetTags);
  const withProgram = replaceOnce(
    withFonts,
    /<script src=[^>]*\/main\.[^>]*(?=>)/,
    (found) => `${found} fetchpriority=high`,
  );
  return replaceOnce(withProgram, /<\/head>/, (found) => scriptTags + found);
}
