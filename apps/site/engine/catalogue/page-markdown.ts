import type { Element, ElementContent, Root } from "hast";
import { toMdast } from "hast-util-to-mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import { textOf, tidy } from "./node-text";

/** Title and description above the text of a page. */
export interface MarkdownHead {
  readonly title: string;
  /** Empty for none. */
  readonly description: string;
}

const BLOCKS = new Set(["div", "dl", "figure", "ol", "p", "pre", "ul"]);

function flatCell(cell: Element): Element {
  const hasBlocks = cell.children.some((child) => child.type === "element" && BLOCKS.has(child.tagName));
  return hasBlocks ? { ...cell, children: [{ type: "text", value: tidy(textOf(cell)) }] } : cell;
}

/** A table of Markdown holds one line a cell: lists and paragraphs inside become text. */
function withFlatCells<Node extends Root | ElementContent>(node: Node): Node {
  if (!("children" in node)) return node;
  const children = node.children.map((child) => {
    if (child.type !== "element") return child;
    return child.tagName === "td" || child.tagName === "th" ? flatCell(child) : withFlatCells(child);
  });
  return { ...node, children };
}

/**
 * Writes a page as Markdown that can be read anywhere: what its components drew is text, and its demonstrations are left out.
 *
 * @param body - What the page says; see `pageBody`.
 */
export function pageMarkdown({ title, description }: MarkdownHead, body: Root): string {
  const tree = toMdast(withFlatCells(body));
  const text = toMarkdown(tree.type === "root" ? tree : { type: "root", children: [] }, {
    bullet: "-",
    rule: "-",
    extensions: [gfmToMarkdown()],
  });
  const lede = description === "" ? "" : `\n${description}\n`;
  return `# ${title}\n${lede}\n${text}`;
}
