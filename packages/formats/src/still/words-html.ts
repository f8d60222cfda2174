import { stepHtml } from "../steps/step-html.ts";

/** Writes the words of a step of a block that stays where it is, as one element: in the builder they are written where they stand. */
export function wordsHtml(text: string): string {
  const html = stepHtml(text);
  return html === "" ? "" : `<div class="nv-words">${html}</div>`;
}
