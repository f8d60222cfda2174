import { parseUrl } from "@nv/contracts";
import { type PastedRun, paragraphOf } from "./pasted-runs";

/** Contents of a page of a word processor, as far as a story takes them. */
export interface PastedPage {
  /** Markdown, in order; none is empty. */
  readonly paragraphs: readonly string[];
  /** Number of images, which a story does not take by pasting. */
  readonly images: number;
  /** Links that lead elsewhere than to https: their words stay. */
  readonly plainLinks: number;
  /** Tables, whose rows are paragraphs now. */
  readonly tables: number;
  /** Remarks of Word beside the text. */
  readonly comments: number;
  /** Stretches that somebody struck out while Word kept track of it. */
  readonly deletions: number;
  /** Drawings, formulas and what was embedded. */
  readonly objects: number;
}

/** Elements that begin a paragraph and end one. */
const BLOCKS = new Set(
  "ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION DD DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER LI MAIN OL P PRE SECTION TABLE TBODY TD TH THEAD TR UL".split(
    " ",
  ),
);

/** Elements that no text of a step can hold. */
const OBJECTS = new Set("EMBED IFRAME MATH OBJECT SVG VIDEO AUDIO".split(" "));

/** Elements whose words nobody wrote to be read: struck ones are those that Word keeps track of. */
const UNREAD = new Set("DEL HEAD META NOSCRIPT SCRIPT STYLE TEMPLATE TITLE".split(" "));

const HEADING = /^H[1-6]$/;

/** Deeper elements are read as the words in them: no text of a person is. */
const DEEPEST = 100;

/** Styles with which Word marks what it puts beside the words. */
const MARKER = /mso-list:\s*ignore/i;
const COMMENT = /mso-element:\s*comment(-list)?/i;
const HIDDEN = /display:\s*none/i;

/** Number or letter with which Word counts the items of a list: `1.`, `b)`. */
const COUNTED = /^[\p{L}\p{N}]{1,6}[.)]/u;

/** Style of a stretch of text, from what is around it. */
type RunStyle = Omit<PastedRun, "text">;

const PLAIN: RunStyle = { isBold: false, isItalic: false, href: "" };

/** Weights from which a letter is bold. */
const BOLD_WEIGHT = 600;

function isBoldIn({ tagName }: Element, style: string, isBold: boolean): boolean {
  const [, weight = ""] = /font-weight:\s*(\w+)/i.exec(style) ?? [];
  if (weight !== "") return weight === "bold" || weight === "bolder" || Number(weight) >= BOLD_WEIGHT;
  return isBold || tagName === "B" || tagName === "STRONG";
}

function isItalicIn({ tagName }: Element, style: string, isItalic: boolean): boolean {
  const [, slant = ""] = /font-style:\s*(\w+)/i.exec(style) ?? [];
  if (slant !== "") return slant === "italic" || slant === "oblique";
  return isItalic || tagName === "I" || tagName === "EM";
}

/** Returns the target of a link, written so that it fits between its marks; empty when it is not https. */
function addressOf(href: string): string {
  if (parseUrl(href) === null) return "";
  const url = new URL(href);
  // Documents of Google lead through it.
  const through = url.hostname === "www.google.com" && url.pathname === "/url" ? (url.searchParams.get("q") ?? "") : "";
  const target = parseUrl(through) ?? url;
  if (target.protocol !== "https:") return "";
  return target.href.replaceAll(/[()'\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

/** Words as a browser shows them: what was broken for the width of the file is one line. */
const shown = (text: string) => text.replaceAll(/[ \t\r\n\f\u00a0]+/g, " ");

/**
 * Reads a page that was pasted, without showing it: nothing of it runs, loads or is put into ours.
 *
 * @param page - What a parser of the browser made of the clipboard.
 */
export function readPage(page: Document): PastedPage {
  const paragraphs: string[] = [];
  let runs: PastedRun[] = [];
  let images = 0;
  let plainLinks = 0;
  const left = { tables: 0, comments: 0, deletions: 0, objects: 0 };
  /** Number of the next item of each list that is open; 0 in one that is not counted. */
  const items: number[] = [];
  /** Stands before the first words of an item. */
  let bullet = "";
  /** Headings that are open: their own elements may say that they are not bold. */
  let headings = 0;

  function endParagraph(): void {
    const paragraph = paragraphOf(runs);
    runs = [];
    if (paragraph === "") return;
    // A heading has a line of its own, and no marks of bold: it is one by its looks.
    paragraphs.push(headings > 0 ? `## ${paragraph.replaceAll("\n", " ")}` : bullet + paragraph);
    bullet = "";
  }

  function lookOf(element: Element, look: RunStyle): RunStyle {
    const style = element.getAttribute("style") ?? "";
    const inner = {
      ...look,
      isBold: headings === 0 && isBoldIn(element, style, look.isBold),
      isItalic: isItalicIn(element, style, look.isItalic),
    };
    const href = element.tagName === "A" ? (element.getAttribute("href") ?? "") : "";
    // A place in the page itself is none elsewhere.
    if (href === "" || href.startsWith("#")) return inner;
    const address = addressOf(href);
    if (address === "") plainLinks += 1;
    return { ...inner, href: address };
  }

  /** Takes what is no text, or none of this text. @returns Whether it is. */
  function takesBeside(element: Element): boolean {
    const [tag, style] = [element.tagName.toUpperCase(), element.getAttribute("style") ?? ""];
    const [comment, isList] = COMMENT.exec(style) ?? [];
    if (OBJECTS.has(tag)) left.objects += 1;
    else if (tag === "DEL") left.deletions += 1;
    else if (comment !== undefined && isList === undefined) left.comments += 1;
    else if (comment !== undefined) left.comments += element.querySelectorAll('[style*="mso-element:comment"]').length;
    else if (MARKER.test(style)) bullet = `${COUNTED.exec(shown(element.textContent).trim())?.[0] ?? "•"} `;
    else return UNREAD.has(tag) || HIDDEN.test(style);
    return true;
  }

  /** @returns What stands before the words of an item. */
  function nextBullet(): string {
    const number = items.at(-1) ?? 0;
    if (number === 0) return "• ";
    items[items.length - 1] = number + 1;
    return `${number}. `;
  }

  function readElement(element: Element, look: RunStyle, depth: number): void {
    const { tagName } = element;
    if (takesBeside(element)) return;
    if (tagName === "TABLE") left.tables += 1;
    if (tagName === "IMG") images += 1;
    if (tagName === "BR") runs.push({ ...look, text: "\n" });
    const isBlock = BLOCKS.has(tagName);
    if (isBlock) endParagraph();
    const isList = tagName === "OL" || tagName === "UL";
    if (isList) items.push(tagName === "OL" ? 1 : 0);
    if (tagName === "LI") bullet = nextBullet();
    const isHeading = HEADING.test(tagName);
    if (isHeading) headings += 1;
    const inner = lookOf(element, look);
    if (depth >= DEEPEST) runs.push({ ...inner, text: shown(element.textContent) });
    else for (const node of element.childNodes) readNode(node, inner, depth + 1);
    if (isBlock) endParagraph();
    if (isHeading) headings -= 1;
    if (isList) items.pop();
    if (tagName === "LI") bullet = "";
  }

  function readNode(node: Node, look: RunStyle, depth: number): void {
    if (node.nodeType === node.TEXT_NODE) runs.push({ ...look, text: shown(node.nodeValue ?? "") });
    else if (node instanceof Element) readElement(node, look, depth);
  }

  readElement(page.body, PLAIN, 0);
  endParagraph();
  return { paragraphs, images, plainLinks, ...left };
}
