/** Counts the lines that the text of an element takes, as it is drawn; it runs inside the page, so it needs nothing from around it. */
export function linesOf(element: Element): number {
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}
