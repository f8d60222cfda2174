import type { Ai2HtmlText } from "@nv/contracts/schemas";
import type { Element } from "hast";
import type { Drawing, DrawnArt } from "./drawing.ts";
import { readText } from "./read-text.ts";
import { type Look, styleOf, without } from "./style-of.ts";
import { attribute, elementsOf, hasClass, type Placed } from "./tree.ts";

/** Where an element that shows a file names it: `data-src` first, for `src` may be a blank until its script runs. */
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
const isText = (element: Element) => hasClass(element, "g-aiAbs") && element.tagName === "div";

function artOf(placed: Placed, look: Look): DrawnArt | null {
  const { element, around } = placed;
  if (element.tagName === "svg" && !isAround(around, ({ tagName }) => tagName === "svg"))
    return { kind: "svg", svg: element, style: styleOf(placed, look) };
  if (element.tagName === "img") {
    const file = fileOf(element);
    return file === "" ? null : { kind: "picture", file, style: styleOf(placed, look) };
  }
  if (hasClass(element, "g-aiSymbol")) return { kind: "shape", style: styleOf(placed, look) };
  return null;
}

const figure = (text: string) => (/^\d{1,5}$/.test(text.trim()) ? Number(text) : null);

const pixels = (text: string | undefined) => {
  const [, digits] = /^(\d{1,5}(?:\.\d{1,4})?)px$/.exec(text ?? "") ?? [];
  return digits === undefined ? null : Math.round(Number(digits));
};

/** Width to height, by what the program writes of it, now and formerly. */
function ratioOf({ element, around }: Placed, look: Look): number | null {
  const style = styleOf({ element, around }, look);
  const [widthPx, heightPx] = [pixels(style.width), pixels(style.height)];
  if (widthPx !== null && heightPx !== null && heightPx > 0) return widthPx / heightPx;
  const [, share] = /^0(?:px)? 0(?:px)? (\d{1,4}(?:\.\d{1,6})?)%/.exec(style.padding ?? "") ?? [];
  if (share !== undefined && Number(share) > 0) return 100 / Number(share);
  const told = Number(attribute(element, "dataAspectRatio"));
  return told > 0 ? told : null;
}

/** What its person called it: of `g-mapa-movil` in `g-mapa-box`, `movil`. */
function boardName({ element, around }: Placed): string {
  const id = attribute(element, "id");
  const box = around.map((outer) => attribute(outer, "id")).find((outer) => outer.endsWith("-box"));
  const prefix = box === undefined ? "g-" : box.slice(0, -"box".length);
  const name = id.startsWith(prefix) ? id.slice(prefix.length) : id.replace(/^g-/, "");
  return name.slice(0, 80) || "mesa";
}

/** Reads a drawing: its range of widths, what is drawn and what is written. */
export function readDrawing(board: Placed, look: Look): Drawing {
  const { element, around } = board;
  const inside = elementsOf(element).map((placed) => ({ ...placed, around: [...placed.around, element, ...around] }));
  const art = inside.map((placed) => artOf(placed, look)).filter((found) => found !== null);
  const boxes = inside.filter((placed) => isText(placed.element) && !isAround(placed.around, isText));
  const style = styleOf(board, look);
  const fixedPx = pixels(style.width);
  const minWidthPx = figure(attribute(element, "dataMinWidth")) ?? 0;
  return {
    name: boardName(board),
    minWidthPx,
    maxWidthPx: figure(attribute(element, "dataMaxWidth")),
    widthPx: fixedPx ?? pixels(style["max-width"]) ?? (minWidthPx > 0 ? minWidthPx : null),
    ratio: ratioOf(board, look),
    isFixed: fixedPx !== null,
    art,
    texts: boxes
      .map((box) => readText(box, look))
      .filter((text): text is Ai2HtmlText => text !== null)
      .map((text) => ({ ...text, style: without(text.style, ["height"]) })),
  };
}
