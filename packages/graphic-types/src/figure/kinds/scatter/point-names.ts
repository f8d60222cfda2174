import { LINE_HEIGHT, textWidthPx } from "../../../core/estimated-text.ts";
import type { PlacedText } from "../../draw/pixels.ts";
import { bestPlace, type LabelRect } from "../../draw/place-label.ts";

/** From where on a name needs a line to its point, pixels. */
const FAR_PX = 16;

/** A point at its place, pixels. */
export interface Point {
  readonly row: number;
  readonly name: string;
  readonly group: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly px: number;
  readonly py: number;
  readonly radiusPx: number;
}

/** Names of points beside them, away from others, with a line to those that had to go far. */
export function pointNames(points: readonly Point[], all: readonly Point[], room: LabelRect, textPx: number) {
  const boxes: LabelRect[] = [];
  const pixels = all.map(({ px, py }) => [px, py] as const);
  const texts: PlacedText[] = [];
  const lines: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }[] = [];
  for (const { name, px, py, radiusPx } of points.toSorted((a, b) => a.py - b.py)) {
    const [width, height] = [textWidthPx(name, textPx), textPx * LINE_HEIGHT];
    const box = (left: number, top: number): LabelRect => ({ left, top, width, height });
    const near = radiusPx + 4;
    const around = (away: number) => [
      box(px + away, py - height / 2),
      box(px - away - width, py - height / 2),
      box(px - width / 2, py - away - height),
      box(px - width / 2, py + away),
      box(px + away * 0.7, py - away * 0.7 - height),
      box(px - away * 0.7 - width, py - away * 0.7 - height),
      box(px + away * 0.7, py + away * 0.7),
      box(px - away * 0.7 - width, py + away * 0.7),
    ];
    const places = [...around(near), ...around(near + FAR_PX), ...around(near + 2 * FAR_PX)];
    const others = pixels.filter(([x, y]) => x !== px || y !== py);
    const best = places[bestPlace(places, room, { boxes, points: others })] ?? box(px, py);
    boxes.push(best);
    texts.push({ x: best.left, y: best.top + height / 2, text: name, hasHalo: true });
    if (places.indexOf(best) >= 8) {
      const [x, y] = [
        Math.min(Math.max(px, best.left), best.left + width),
        Math.min(Math.max(py, best.top), best.top + height),
      ];
      lines.push({ x1: px, y1: py, x2: x, y2: y });
    }
  }
  return { texts, lines };
}
