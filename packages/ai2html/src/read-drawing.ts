import type { Ai2HtmlText } from "@nv/contracts/schemas";
import type { Element } from "hast";
import type { Drawing, DrawnArt } from "./drawing.ts";
import { readText } from "./read-text.ts";
import { ownDeclared } from "./sheet.ts";
import { type InlineStyle, styleOf, without } from "./style-of.ts";
import { attribute, elementsOf, hasClass, isMarked, type Placed } from "./tree.ts";

/** Attributes in which an element that shows a file names it: `data-src` first, for `src` may be a blank until its script runs. */
const FILE_ATTRIBUTES = ["dataSrc", "src", "data", "href", "xLinkHref"];

/** Elements that show a file. */
const SHOWING = new Set(["img", "video", "source", "object", "embed", "image", "iframe"]);

/** The file that an element asks for, as it is written; empty for none, and for what is in the HTML itself. */
export function fileOf(element: Element): string {
  if (!SHOWING.has(element.tagName)) return "";
  const named = FILE_ATTRIBUTES.map((name) => attribute(element, name)).filter((text) => text !== "");
  return named.find((text) => !text.startsWith("data:")) ?? "";
}

const isAround = (around: readonly Element[], test: (element: Element) => boolean) => around.some(test);

/** Elements that a text box or a picture may be in: of another one in it nothing is read twice. */
export const isText = (element: Element) => isMarked(element, "aiAbs") && element.tagName === "div";

function artOf(placed: Placed, look: InlineStyle): DrawnArt | null {
  const { element, around } = placed;
  if (element.tagName === "svg" && !isAround(around, ({ tagName }) => tagName === "svg"))
    return { kind: "svg", svg: element, style: styleOf(placed, look) };
  if (element.tagName === "img") {
    const file = fileOf(element);
    return file === "" ? null : { kind: "picture", file, style: styleOf(placed, look) };
  }
  if (isMarked(element, "aiSymbol")) return { kind: "shape", style: styleOf(placed, look) };
  return null;
}

const figure = (text: string) => (/^\d{1,5}$/.test(text.trim()) ? Number(text) : null);

const pixels = (text: string | undefined) => {
  const [, digits] = /^(\d{1,5}(?:\.\d{1,4})?)px$/.exec(text ?? "") ?? [];
  return digits === undefined ? null : Math.round(Number(digits));
};

/** Height for a hundred of width, of what is kept open by its padding: the first thing in a drawing, formerly the drawing; `null` for other things. */
function heightShare(element: Element): number | null {
  const padding = ownDeclared(attribute(element, "style")).find(({ name }) => name === "padding")?.value ?? "";
  const [, share] = /^0(?:px)? 0(?:px)? (\d{1,4}(?:\.\d{1,6})?)%/.exec(padding) ?? [];
  return Number(share) > 0 ? Number(share) : null;
}

/** Width to height, by what the program writes of it, now and formerly. */
function ratioOf({ element, around }: Placed, look: InlineStyle): number | null {
  const style = styleOf({ element, around }, look);
  const [widthPx, heightPx] = [pixels(style.width), pixels(style.height)];
  if (widthPx !== null && heightPx !== null && heightPx > 0) return widthPx / heightPx;
  const share = [element, ...element.children.filter((child) => child.type === "element").slice(0, 1)]
    .map(heightShare)
    .find((found) => found !== null);
  if (share !== undefined && share !== null) return 100 / share;
  const told = Number(attribute(element, "dataAspectRatio"));
  return told > 0 ? told : null;
}

/** As the program makes an id of a name. */
const keyword = (name: string) => name.replaceAll(/ +/g, "-").replaceAll(/[^A-Za-z0-9_-]+/g, "_");

/** The name that is told before a drawing; empty when none is. */
function toldName({ element, around: [outer] }: Placed): string {
  const at = outer?.children.indexOf(element) ?? -1;
  const before = outer?.children.slice(0, Math.max(0, at)).findLast(({ type }) => type !== "text");
  const [, name = ""] = /^\s*Artboard: ([\w-]{1,80})\s*$/.exec(before?.type === "comment" ? before.value : "") ?? [];
  return name;
}

/** Reads the name that its person gave an artboard: of `g-mapa-movil` in `g-mapa-box`, `movil`. */
function boardName(board: Placed): string {
  const { element, around } = board;
  const id = attribute(element, "id");
  const box = around.map((outer) => attribute(outer, "id")).find((outer) => outer.endsWith("-box"));
  const prefix = box === undefined ? "g-" : `${keyword(box.slice(0, -"-box".length))}-`;
  const name = id.startsWith(prefix) ? id.slice(prefix.length) : toldName(board) || id.replace(/^g-/, "");
  return name.slice(0, 80) || "mesa";
}

/** Widest that a drawing is shown by its own size, or by that of the box of all: CSS pixels; `null` for no end. */
function mostPx(board: Placed, look: InlineStyle): number | null {
  const { element, around } = board;
  const own = styleOf(board, look);
  const boxes = around
    .map((box, at) => ({ element: box, around: around.slice(at + 1) }))
    .filter((placed) => hasClass(placed.element, "ai2html"))
    .map((placed) => styleOf(placed, look)["max-width"]);
  const found = [own.width, own["max-width"], ...boxes].map(pixels).filter((width) => width !== null);
  const range = figure(attribute(element, "dataMaxWidth")) ?? Number.POSITIVE_INFINITY;
  const most = Math.min(...found);
  return most < range ? most : null;
}

/** Narrowest that it is drawn: what is narrower would cut it. */
function leastPx({ element }: Placed): number {
  const own = ownDeclared(attribute(element, "style"));
  const told = (wanted: string) => pixels(own.find(({ name }) => name === wanted)?.value);
  return told("min-width") ?? told("width") ?? 0;
}

/** Texts at a point are one line each, whatever becomes of the rule that says so. */
const ONE_LINE = { "white-space": "nowrap" } as const;

function boxText(box: Placed, look: InlineStyle): Ai2HtmlText | null {
  const text = readText(box, look);
  if (text === null) return null;
  const { paragraphs } = text;
  return {
    style: without(text.style, ["height"]),
    paragraphs: isMarked(box.element, "aiPointText")
      ? paragraphs.map(({ style, runs }) => ({ style: { ...ONE_LINE, ...style }, runs }))
      : paragraphs,
  };
}

/** Reads a drawing: its range of widths, what is drawn and what is written. */
export function readDrawing(board: Placed, look: InlineStyle): Drawing {
  const { element, around } = board;
  const inside = elementsOf(element).map((placed) => ({ ...placed, around: [...placed.around, element, ...around] }));
  const art = inside.map((placed) => artOf(placed, look)).filter((found) => found !== null);
  const boxes = inside.filter((placed) => isText(placed.element) && !isAround(placed.around, isText));
  const shownUpToPx = mostPx(board, look);
  const told = figure(attribute(element, "dataMinWidth"));
  const minWidthPx = told ?? 0;
  return {
    name: boardName(board),
    minWidthPx,
    hasRange: told !== null,
    leastPx: leastPx(board),
    maxWidthPx: figure(attribute(element, "dataMaxWidth")),
    widthPx: shownUpToPx ?? pixels(styleOf(board, look)["max-width"]) ?? (minWidthPx > 0 ? minWidthPx : null),
    ratio: ratioOf(board, look),
    isFixed: shownUpToPx !== null,
    art,
    texts: boxes.map((box) => boxText(box, look)).filter((text): text is Ai2HtmlText => text !== null),
  };
}
