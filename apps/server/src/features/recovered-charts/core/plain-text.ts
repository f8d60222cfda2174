import { readHtml } from "../../../platform/outside/core/read-html.ts";

/** Elements that are not read: they are for browsers. */
const UNREAD = new Set(["script", "style"]);

/** Elements that part two words. */
const BREAKS = new Set(["br", "p", "div", "li", "tr", "td"]);

/**
 * Reads the plain text that people see in a text that may be HTML.
 *
 * @example plainText("<b>Alfa</b>&nbsp;<a href='…'>(2)</a>") // "Alfa (2)"
 */
export function plainText(text: string): string {
  // «x < 5» is no HTML, and a tag that never ends would take the rest with it.
  const isHtml = text.includes("&") || (text.includes("<") && text.includes(">"));
  if (!isHtml) return text.trim();
  const parts: string[] = [];
  let unread = "";
  readHtml(text, {
    tag({ name }) {
      if (UNREAD.has(name)) unread = name;
      if (BREAKS.has(name)) parts.push(" ");
    },
    text(part) {
      if (unread === "") parts.push(part);
    },
    end(name) {
      if (name === unread) unread = "";
    },
  });
  return parts.join("").replaceAll(/\s+/g, " ").trim();
}
