import type { Element, Nodes, Root } from "hast";
import { fromHtml } from "hast-util-from-html";

/** Drawn for the page on screen, and not part of what it says. */
const NOT_TEXT_TAGS = new Set(["button", "input", "script", "select", "style", "svg", "template"]);
const NOT_TEXT_CLASSES = [
  "hash-link",
  "nv-code__bar",
  "nv-copy__done",
  "nv-demo",
  "nv-visually-hidden",
  "nv-page-end",
  "pagination-nav",
];

const COPIED_VALUE = "nv-copy";

/** Marks between which the text of a page stands, the surest first. */
const BODIES = [
  { start: /<div class="?nv-prose[" >]/, end: "</article>" },
  { start: /<main[ >]/, end: "</main>" },
] as const;

function classesOf(element: Element): readonly string[] {
  const { className } = element.properties;
  return Array.isArray(className) ? className.map(String) : [];
}

function isText(node: Nodes): boolean {
  if (node.type === "comment" || node.type === "doctype") return false;
  if (node.type !== "element") return true;
  // What a button copies is what the page has to give: a colour, an address.
  if (classesOf(node).includes(COPIED_VALUE)) return true;
  return !NOT_TEXT_TAGS.has(node.tagName) && !classesOf(node).some((name) => NOT_TEXT_CLASSES.includes(name));
}

function prune<Node extends Root | Element>(node: Node): Node {
  node.children = node.children.filter(isText);
  for (const child of node.children) if (child.type === "element") prune(child);
  return node;
}

/**
 * Takes out of a built page what it says, without its frame, its buttons and its demonstrations.
 *
 * @param html - The whole page as it was built. Only the body is parsed: the frame of a big site is most of the file.
 * @returns An empty tree when the page has no body.
 */
export function pageBody(html: string): Root {
  for (const { start, end } of BODIES) {
    const from = html.search(start);
    if (from === -1) continue;
    const to = html.indexOf(end, from);
    return prune(fromHtml(html.slice(from, to === -1 ? undefined : to), { fragment: true }));
  }
  return { type: "root", children: [] };
}
