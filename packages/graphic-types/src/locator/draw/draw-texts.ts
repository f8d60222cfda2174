import type { PlacedLabel } from "@nv/geography";
import type { PaintRole } from "../palette.ts";
import type { MapText } from "./map-text.ts";
import { element, textElement } from "./svg.ts";
import { LINE_HEIGHT } from "./text-look.ts";

/** From the top of a line to its base, in sizes of the type. */
const BASE = 0.92;

/** Which side of what it names a text is on: what nobody measured grows away from it. */
function anchorOf({ x, width }: PlacedLabel, { label }: MapText) {
  const middle = x + width / 2;
  if (label.names === "area" || Math.abs(middle - label.x) < width * 0.25) return { at: middle, anchor: "middle" };
  return middle > label.x ? { at: x, anchor: null } : { at: x + width, anchor: "end" };
}

/** A text at its place, line by line. */
export function placedTextSvg(
  text: MapText,
  placed: PlacedLabel,
  paint: (role: PaintRole) => string,
  hasHalo: boolean,
): string {
  const { at, anchor } = anchorOf(placed, text);
  let top = placed.y;
  return text.lines
    .map(({ text: line, look, sizePx }) => {
      const base = top + sizePx * BASE;
      top += sizePx * LINE_HEIGHT;
      return textElement(line, {
        x: at,
        y: base,
        "text-anchor": anchor,
        "font-size": sizePx,
        "font-weight": look.weight === 400 ? null : String(look.weight),
        "font-style": look.isItalic === true ? "italic" : null,
        "letter-spacing": look.spacing === undefined ? null : look.spacing * sizePx,
        fill: look.role === "label" ? null : paint(look.role),
        // On water a light edge would look like ice.
        stroke: hasHalo && look.role === "waterLabel" ? paint("water") : null,
        "fill-opacity": look.opacity === undefined ? null : String(look.opacity),
      });
    })
    .join("");
}

/** The line from a mark to a text that is far from it. */
export function leaderSvg(
  { label }: MapText,
  { x, y, width, height, hasLeader }: PlacedLabel,
  scale: number,
  stroke: string,
): string {
  if (!hasLeader) return "";
  const toX = Math.min(Math.max(label.x, x), x + width);
  const toY = Math.min(Math.max(label.y, y), y + height);
  return element("line", { x1: label.x, y1: label.y, x2: toX, y2: toY, stroke, "stroke-width": 0.8 * scale });
}
