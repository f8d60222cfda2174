import { escapeHtml } from "@nv/embeds";
import { joined, type Rect, rectsPath, short, tenths } from "./short-path.ts";

/** Pattern of the `transform` by which Plot moves a thing. */
export const TRANSLATION = /^translate\((-?[\d.e-]+),(-?[\d.e-]+)\)$/;

/** Whether a node is no text. */
export const isElement = (node: Node): node is Element => node.nodeType === 1;

const isRect = (node: Node): node is Element =>
  isElement(node) && node.nodeName === "rect" && node.childNodes.length === 0;

/** Rectangles of one look as one path: a year of days is not three hundred elements. @param groupFill - What they are filled with when they do not say. */
function rectsAsPaths(rects: readonly Element[], groupFill: string): string {
  const looks = new Map<string, { readonly fill: string; readonly rects: Rect[] }>();
  for (const rect of rects) {
    const at = (name: string) => tenths(Number(rect.getAttribute(name) ?? 0));
    const fill = rect.getAttribute("fill") || groupFill;
    const found = looks.get(fill) ?? { fill, rects: [] };
    looks.set(fill, found);
    found.rects.push({ x: at("x"), y: at("y"), width: at("width"), height: at("height") });
  }
  return [...looks.values()]
    .map(({ fill, rects: same }) => {
      const { d, thickPx } = rectsPath(same);
      const colour = escapeHtml(fill);
      const paint = thickPx === null ? `fill="${colour}"` : `stroke="${colour}" stroke-width="${thickPx}"`;
      return `<path ${paint} d="${d}"/>`;
    })
    .join("");
}

/** A rule of an axis, which says nothing but where it is. */
const isRule = (node: Node): node is Element =>
  isElement(node) &&
  node.nodeName === "line" &&
  Array.from(node.attributes).every(({ name }) => /^[xy][12]$/.test(name));

/** Rules of one look as one path. */
function rulesAsPath(rules: readonly Element[]): string {
  const strokes = rules.map((rule) => {
    const at = (name: string) => tenths(Number(rule.getAttribute(name) ?? 0));
    const [x1, y1, x2, y2] = [at("x1"), at("y1"), at("x2"), at("y2")];
    const way = y1 === y2 ? `H${short(x2)}` : x1 === x2 ? `V${short(y2)}` : `L${joined([x2, y2])}`;
    return `M${joined([x1, y1])}${way}`;
  });
  return `<path d="${strokes.join("")}"/>`;
}

/** A mark below an axis: a stroke down from where it is moved to. */
const DOWN = /^M0,0L0,([\d.]+)$/;

const isTickMark = (node: Node): node is Element =>
  isElement(node) &&
  node.nodeName === "path" &&
  DOWN.test(node.getAttribute("d") ?? "") &&
  TRANSLATION.test(node.getAttribute("transform") ?? "");

/** The marks below an axis as one path. */
function ticksAsPath(marks: readonly Element[]): string {
  const strokes = marks.map((mark) => {
    const [, x = "0", y = "0"] = TRANSLATION.exec(mark.getAttribute("transform") ?? "") ?? [];
    const [, down = "0"] = DOWN.exec(mark.getAttribute("d") ?? "") ?? [];
    return `M${joined([tenths(Number(x)), tenths(Number(y))])}v${short(tenths(Number(down)))}`;
  });
  return `<path d="${strokes.join("")}"/>`;
}

/** A line of no length, which a round end makes a dot. */
const DOT = /^M([\d.e-]+),([\d.e-]+)L\1,\2$/;

const isDot = (node: Node): node is Element =>
  isElement(node) && node.nodeName === "path" && node.attributes.length === 1 && DOT.test(node.getAttribute("d") ?? "");

/** Dots of one look as one path, each from the one before. */
function dotsAsPath(dots: readonly Element[]): string {
  let [x, y] = [0, 0];
  const strokes = dots.map((dot) => {
    const [, left = "0", top = "0"] = DOT.exec(dot.getAttribute("d") ?? "") ?? [];
    const [toX, toY] = [tenths(Number(left)), tenths(Number(top))];
    const step = joined([toX - x, toY - y]);
    [x, y] = [toX, toY];
    return `m${step}h0`;
  });
  return `<path d="${strokes.join("")}"/>`;
}

/**
 * Merges what is inside a group into one path a look, where it is nothing but rectangles, rules, dots or marks of an axis.
 *
 * @param groupFill - Of the group; nothing where it has none.
 * @returns `null` where it is anything else.
 */
export function mergedShapes(nodes: readonly Node[], groupFill: string | null): string | null {
  if (nodes.length === 0) return null;
  if (nodes.every(isTickMark)) return ticksAsPath(nodes);
  if (nodes.every(isDot)) return dotsAsPath(nodes);
  if (nodes.every(isRule)) return rulesAsPath(nodes);
  return nodes.every(isRect) ? rectsAsPaths(nodes, groupFill || "none") : null;
}
