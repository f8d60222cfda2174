import type { Nodes } from "hast";

/** After these the next word is another one: without a space, cells and items would run together. */
const SEPARATING = new Set(["br", "code", "dd", "div", "dt", "figure", "li", "p", "pre", "section", "td", "th", "tr"]);

/** Everything that a node says, words apart. */
export function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (!("children" in node)) return "";
  const isCell = node.type === "element" && (node.tagName === "td" || node.tagName === "th");
  const text = node.children.map(textOf).join(isCell ? " " : "");
  return node.type === "element" && SEPARATING.has(node.tagName) ? `${text} ` : text;
}

/** One space between words, none around, and none before a stop. */
export function tidy(text: string): string {
  // The zero-width space is what the framework puts in the link of a heading.
  return text
    .replace(/[\s\u200b]+/g, " ")
    .replace(/ (?=[.,;)»?!](?: |$))/g, "")
    .trim();
}
