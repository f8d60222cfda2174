import { type PastedRun, paragraphOf } from "./pasted-runs";

/** Elements that begin a paragraph and end one. */
const BLOCKS: ReadonlySet<string> = new Set(["P", "DIV", "H1", "H2", "H3", "H4", "LI", "BLOCKQUOTE"]);

const HEADING = /^H[1-6]$/;

type Look = Omit<PastedRun, "text">;

const PLAIN: Look = { isBold: false, isItalic: false, href: "" };

/** Kinds of paragraph that a step has, by how their lines begin. */
type Mark = "" | "## " | "> ";

/** Writes the lines of a paragraph with what they begin with. */
function withMark(mark: Mark, paragraph: string): string {
  if (mark === "## ") return mark + paragraph.replaceAll("\n", " ");
  return paragraph.replaceAll(/^/gm, mark);
}

/** A node of a card, as far as it is read: any of a page, whichever window it is in. */
export interface WrittenNode {
  /** In capitals for an element: `P`, `#text`. */
  readonly nodeName: string;
  readonly nodeValue: string | null;
  readonly childNodes: Iterable<WrittenNode>;
}

function lookOf(name: string, href: string, look: Look, isHeading: boolean): Look {
  return {
    isBold: !isHeading && (look.isBold || name === "B" || name === "STRONG"),
    isItalic: look.isItalic || name === "I" || name === "EM",
    href: href.startsWith("https://") ? href : look.href,
  };
}

/** Reads the text that nodes show. @param hrefOf - Returns the target of a link; empty for none. */
export function textOfNodes(nodes: Iterable<WrittenNode>, hrefOf: (link: WrittenNode) => string): string {
  const paragraphs: string[] = [];
  let runs: PastedRun[] = [];

  function endParagraph(mark: Mark): void {
    const paragraph = paragraphOf(runs);
    runs = [];
    if (paragraph !== "") paragraphs.push(withMark(mark, paragraph));
  }
  function read(node: WrittenNode, look: Look, mark: Mark): void {
    const { nodeName: name } = node;
    if (name === "#text") runs.push({ ...look, text: node.nodeValue ?? "" });
    if (name === "BR") runs.push({ ...look, text: "\n" });
    const isBlock = BLOCKS.has(name);
    const own: Mark = HEADING.test(name) ? "## " : name === "BLOCKQUOTE" ? "> " : mark;
    if (isBlock) endParagraph(mark);
    const inner = lookOf(name, name === "A" ? hrefOf(node) : "", look, own === "## ");
    for (const child of node.childNodes) read(child, inner, own);
    if (isBlock) endParagraph(own);
  }

  for (const node of nodes) read(node, PLAIN, "");
  endParagraph("");
  return paragraphs.join("\n\n");
}

/**
 * Reads the text of a step from the card that shows it, as somebody left it who wrote in it.
 *
 * @returns Markdown, as `stepHtml` reads it.
 */
export function cardText(card: Element): string {
  const hrefs = new Map<WrittenNode, string>(
    [...card.querySelectorAll("a")].map((link) => [link, link.getAttribute("href") ?? ""]),
  );
  return textOfNodes(card.childNodes, (link) => hrefs.get(link) ?? "");
}
