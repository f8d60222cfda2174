import type { OutboxMail } from "@nv/contracts/schemas";
import { formatMoment } from "@nv/spanish";
import { splitLinks } from "./core/split-links.ts";

/**
 * Draws one mail. Its text goes in as text, never as markup.
 *
 * @param origin - Origin of this site: only its addresses become links.
 */
export function drawMail({ to, subject, sentAtMs, text }: OutboxMail, origin: string): HTMLElement {
  const facts = element("p", "mail-facts", [`Para ${to}`, element("time", "", [formatMoment(sentAtMs)])]);
  const pieces = splitLinks(text, origin).map(({ text: piece, href }) => (href === null ? piece : link(piece, href)));
  return element("li", "mail", [facts, element("h2", "", [subject]), element("p", "mail-text", pieces)]);
}

function element(tag: string, className: string, children: readonly (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className !== "") made.className = className;
  made.append(...children);
  return made;
}

function link(text: string, href: string): HTMLAnchorElement {
  const anchor = document.createElement("a");
  anchor.href = href;
  anchor.textContent = text;
  return anchor;
}
