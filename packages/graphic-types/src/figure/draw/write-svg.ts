import { escapeHtml } from "@nv/embeds";
import { isElement, mergedShapes, TRANSLATION } from "./merged-shapes.ts";
import { shortPath } from "./short-path.ts";

/** Attributes left out of what Plot writes for pages of its own: here the page says what is read aloud and hidden, and how wide it is. */
const LEFT_OUT = new Set([
  "aria-label",
  "aria-hidden",
  "class",
  "font-family",
  "font-variant",
  "height",
  "width",
  "xmlns",
]);

/** Attributes that are texts, of which no figure is rounded. */
const TEXTS = new Set(["fill", "stroke", "id", "class"]);

/** Tenths of a pixel: nobody sees more. */
const rounded = (text: string) =>
  text.replaceAll(/[-\d.e]+/g, (run) => {
    const figure = Number(run);
    return !run.includes(".") || Number.isNaN(figure) ? run : String(Math.round(figure * 10) / 10 + 0);
  });

const isText = (name: string) => TEXTS.has(name) || name.startsWith("font") || name.endsWith("opacity");

function written(name: string, text: string): string {
  const short = name === "d" ? rounded(shortPath(text)) : isText(name) ? text : rounded(text);
  return ` ${name}="${escapeHtml(short)}"`;
}

type Attributes = ReadonlyMap<string, string>;

/** Shift of a text that Plot writes in sizes of the type. */
const EMS = /^(-?[\d.]+)em$/;

/** @param textPx - Of all texts: where a line stands is told in pixels, which are shorter. */
function attributesOf(element: Element, textPx: number, isRoot: boolean): Attributes {
  const found = new Map<string, string>();
  for (const { name, value } of Array.from(element.attributes)) {
    const isSize = (name === "width" || name === "height") && element.nodeName === "rect";
    if (isSize || !LEFT_OUT.has(name)) found.set(name, value);
  }
  if (isRoot) for (const name of ["fill", "font-size", "text-anchor"]) found.delete(name);
  // A text of one line says where it is without a transformation.
  const isLine = element.nodeName === "text" && !Array.from(element.childNodes).some(isElement);
  const [, x, y] = TRANSLATION.exec(isLine ? (found.get("transform") ?? "") : "") ?? [];
  if (x !== undefined && y !== undefined && !found.has("x")) {
    const [, ems = "0"] = EMS.exec(found.get("y") ?? "") ?? [];
    found.delete("transform");
    found.set("x", x).set("y", String(Number(y) + Number(ems) * textPx));
  }
  return found;
}

function childrenOf(element: Element, textPx: number): string {
  const nodes = Array.from(element.childNodes);
  return (
    mergedShapes(nodes, element.getAttribute("fill")) ?? nodes.map((node) => nodeText(node, textPx, false)).join("")
  );
}

function nodeText(node: Node, textPx: number, isRoot: boolean): string {
  if (node.nodeType === 3) return escapeHtml(node.nodeValue ?? "");
  if (!isElement(node) || node.nodeName === "style") return "";
  const inside = childrenOf(node, textPx);
  const own = [...attributesOf(node, textPx, isRoot)].map(([name, text]) => written(name, text)).join("");
  if (node.nodeName === "g" && (inside === "" || own === "")) return inside;
  return inside === "" ? `<${node.nodeName}${own}/>` : `<${node.nodeName}${own}>${inside}</${node.nodeName}>`;
}

/**
 * A drawing of Plot as a page carries it: without what only Plot's own pages need, in tenths of a pixel. The same on the server and
 * in a browser.
 *
 * @param className - Of the drawing in its page.
 * @param textPx - Of its texts, in its own pixels.
 */
export function writeSvg(
  svg: Element,
  { className, textPx }: { readonly className: string; readonly textPx: number },
): string {
  const own = `class="${escapeHtml(className)}" aria-hidden="true" font-size="${textPx}" text-anchor="middle"`;
  return nodeText(svg, textPx, true).replace("<svg", `<svg ${own}`);
}
