/**
 * Draws a share as a bar, for eyes alone: beside it stands the figure. No page says a style in an element, which its policy refuses.
 *
 * @param pct - 0 to 100.
 * @param name - What it is: `ahora`, `antes`, or `mitad` with a mark at the half.
 */
export function barHtml(pct: number, name: "ahora" | "antes" | "mitad"): string {
  const mark = name === "mitad" ? '<line x1="50%" x2="50%" y1="-3" y2="11"/>' : "";
  return `<svg class="barra ${name}" aria-hidden="true"><rect class="todo" width="100%" height="100%"/><rect width="${Math.round(pct * 10) / 10}%" height="100%"/>${mark}</svg>`;
}
