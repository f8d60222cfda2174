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

/** Whether a node is a block of code. */
export const isCode = (node: Nodes): boolean => node.type === "element" && node.tagName === "pre";

/** A node without its blocks of code. */
export function withoutCode<Node extends Nodes>(node: Node): Node {
  if (!("children" in node)) return node;
  const children = node.children.filter((child) => !isCode(child)).map((child) => withoutCode(child));
  return { ...node, children };
}

/** Returns the text of the blocks of code of a node, its words kept apart. */
export function codeOf(node: Nodes): string {
  if (isCode(node)) return textOf(node);
  return "children" in node ? node.children.map(codeOf).join("") : "";
}

/** One space between words, none around, and none before a stop. */
export function tidy(text: string): string {
  // The zero-width space is what the framework puts in the link of a heading.
  return text
    .replace(/[\s\u200b]+/g, " ")
    .replace(/ (?=[.,;)»?!](?: |$))/g, "")
    .trim();
}
