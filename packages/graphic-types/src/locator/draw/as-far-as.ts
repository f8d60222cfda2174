import type { PxPoint } from "@nv/geography";
import type { LocatorMark } from "../config.ts";
import { type PaintRole, paintByPage } from "../palette.ts";
import { SIGN_RADIUS_PX, TOWN_RADIUS_PX } from "./draw-signs.ts";
import { element, fix, textElement } from "./svg.ts";
import { TEXT_LOOKS } from "./text-look.ts";

// What stands on a map that is come near to is as large from near as from afar. Only attributes can say so: rules of style do not reach the
// copies of a drawing, and a page that lets no style stand in its elements takes none there. Strokes and letters can be divided by how near
// it is, so signs are dots of strokes, and texts are beside their places by sizes of their letters.

/** Divides the sizes of strokes and letters by how near a reader is. */
export const asFarAs = (svg: string): string =>
  svg.replaceAll(/ (stroke-width|font-size|letter-spacing)="([\d.]+)"/g, ' $1="calc($2px/var(--nv-z,1))"');

const OPENING = /<text ([^<>]*)>/g;
const PLACE = /^x="([-\d.]+)" y="([-\d.]+)"/;
const SIZE = / font-size="([\d.]+)"/;

const em = (px: number, sizePx: number) => `${Math.round((100 * px) / sizePx) / 100}em`;

/** Moves texts so that they stand at a place and are beside it by sizes of their letters. */
export const textAt = ([atX, atY]: PxPoint, svg: string): string =>
  svg.replaceAll(OPENING, (all, attributes: string) => {
    const [place = "", x, y] = PLACE.exec(attributes) ?? [];
    const size = SIZE.exec(attributes)?.[1];
    if (x === undefined || y === undefined || size === undefined) return all;
    const [dx, dy] = [em(Number(x) - atX, Number(size)), em(Number(y) - atY, Number(size))];
    return `<text x="${fix(atX)}" y="${fix(atY)}" dx="${dx}" dy="${dy}"${attributes.slice(place.length)}>`;
  });

const TEXT = "<text ";
const TEXT_END = "</text>";
const PLACED = /^x="[^"<>]*" y="[^"<>]*" dx="[^"<>]*" dy="[^"<>]*"/;

/** Writes how texts look once for all that look alike. @param svg - Texts that are moved by {@link textAt}. */
export function alikeTogether(svg: string): string {
  const byLook = new Map<string, string[]>();
  for (const part of svg.split(TEXT_END).filter((one) => one.includes(TEXT))) {
    const text = part.slice(part.indexOf(TEXT) + TEXT.length);
    const attributes = text.slice(0, text.indexOf(">"));
    const [place] = PLACED.exec(attributes) ?? [];
    if (place === undefined) continue;
    const look = attributes.slice(place.length);
    const alike = `${TEXT}${place}>${text.slice(attributes.length + 1)}${TEXT_END}`;
    byLook.set(look, [...(byLook.get(look) ?? []), alike]);
  }
  return [...byLook].map(([look, texts]) => `<g${look}>${texts.join("")}</g>`).join("");
}

/** The line to a text that is far from its place: from near it would not lead there. */
export const leaderFromAfar = (svg: string): string => svg.replace("<line", '<line opacity="calc(2 - var(--nv-z,1))"');

/** Dots, or squares, of a stroke. */
const dots = (
  places: readonly PxPoint[],
  role: PaintRole,
  radiusPx: number,
  cap: "round" | "square" = "round",
): string =>
  element("path", {
    ...{ d: places.map(([x, y]) => `M${fix(x)} ${fix(y)}h.01`).join(""), stroke: paintByPage(role) },
    ...{ "stroke-width": 2 * radiusPx, "stroke-linecap": cap },
  });

/** The dots of towns; a capital's has a hole. */
export function townDots(places: readonly PxPoint[], scale: number, isCapital = false): string {
  const radius = (TOWN_RADIUS_PX + (isCapital ? 1 : 0)) * scale;
  const hole = isCapital ? dots(places, "halo", 1.3 * scale) : "";
  return dots(places, "halo", radius + scale / 2) + dots(places, "label", radius - scale / 2) + hole;
}

/** A letter in the middle of a place. */
const middle = ([x, y]: PxPoint, text: string, more: Readonly<Record<string, string | number>>) =>
  textElement(text, { x, y, dy: "0.36em", "text-anchor": "middle", "font-weight": 700, ...more });

/** The sign of a mark. @param options.number - Which mark it is, from 1: what a number says. */
export function signDot(
  kind: LocatorMark["kind"],
  at: PxPoint,
  { scale, number }: { readonly scale: number; readonly number: number },
): string {
  const radius = SIGN_RADIUS_PX[kind] * scale;
  const edge = 0.75 * scale;
  switch (kind) {
    case "point":
      return dots([at], "halo", radius + edge) + dots([at], "mark", radius - edge);
    case "square":
      return dots([at], "halo", radius + edge, "square") + dots([at], "mark", radius - edge, "square");
    case "capital":
      return dots([at], "mark", radius + edge) + dots([at], "halo", radius - edge) + dots([at], "mark", radius * 0.42);
    case "cross":
      return middle(at, "×", {
        ...{ "font-size": radius * 4, fill: paintByPage("mark"), stroke: paintByPage("halo") },
        ...{ "stroke-width": 3 * scale, "paint-order": "stroke" },
      });
    case "number":
      return (
        dots([at], "halo", radius + edge) +
        dots([at], "mark", radius - edge) +
        middle(at, String(number), { "font-size": TEXT_LOOKS.number.sizePx * scale, fill: paintByPage("halo") })
      );
  }
}
