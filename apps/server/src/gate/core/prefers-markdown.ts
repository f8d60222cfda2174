const MARKDOWN = "text/markdown";
const HTML = "text/html";

/** Weight of a type that a header names, from 0 to 1; `null` where it does not name it. */
function weightOf(accept: string, type: string): number | null {
  for (const part of accept.split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    if (name !== type) continue;
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    const weight = quality === undefined ? 1 : Number(quality.slice(2));
    return Number.isNaN(weight) ? 0 : weight;
  }
  return null;
}

/**
 * Tells whether a request wants a page as Markdown rather than as a page: it names Markdown, and the page less or behind it. Browsers name none.
 *
 * @param accept - Value of `Accept`.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  if (accept === undefined || !accept.toLowerCase().includes(MARKDOWN)) return false;
  const [markdown, html] = [weightOf(accept, MARKDOWN) ?? 0, weightOf(accept, HTML) ?? 0];
  if (markdown !== html) return markdown > html;
  return markdown > 0 && accept.toLowerCase().indexOf(MARKDOWN) < accept.toLowerCase().indexOf(HTML);
}
