import type { FittedMap, PxPoint, PxRect } from "@nv/geography";
import type { PaintRole } from "../palette.ts";
import type { Circle, TakenCircles } from "../streets/taken-circles.ts";
import { besideLine, smoothLine, stretchesFor, type TextStretch } from "../streets/text-on-line.ts";
import { attributes, fix, textElement } from "./svg.ts";
import { type TextLook, textPx } from "./text-look.ts";

/** Options for writing names along lines. */
export interface AlongPlace {
  readonly map: FittedMap;
  readonly scale: number;
  readonly paint: (role: PaintRole) => string;
  /** Boxes that no name may cover. */
  readonly obstacles: readonly PxRect[];
  /** From the square around a letter to a box, pixels, as labels keep off what lies on the map: one that has its place keeps it. Two from the letter when left out. */
  readonly gapPx?: number;
  /** Whether texts stand on lines that bend; what makes pictures of drawings knows none. */
  readonly bends: boolean;
}

/** A name that wants a place along a line. */
interface LineName {
  /** The name, and shorter forms of it for where that has no room. */
  readonly forms: readonly string[];
  readonly look: TextLook;
  /** Pixels. */
  readonly points: readonly PxPoint[];
  /** From the line to the base of its letters, in sizes of the type: below it, or above when negative. On the line when left out. */
  readonly base?: number;
  /** Weight of a place along the line, the less the better; the first that is free when left out. */
  readonly rank?: (stretch: TextStretch, circles: readonly Circle[]) => number;
}

/** From an end of a text to the end of its line, pixels of a phone. */
const END_PX = 4;
/** From a text to the edge of the map. */
const EDGE_PX = 5;
/** From a text along a street to any other, pixels. */
const NEAR_PX = 2;
/** Around each text, in sizes of its type. */
const AROUND = 0.95;
/** From the middle of a line to the base of its text, in sizes of the type. */
const BASE = 0.34;
/** Letters on a line that bends need a little more. */
const ROOM = 1.03;
/** A stretch that bends less is written straight: it is lighter, and every program draws it. Degrees. */
const STRAIGHT_BELOW = 2.2;
const STRAIGHT_IN_PICTURES = 9;
const MOST_BEND = 180;

/** Lists the circles that a text along a line covers. */
export function circlesOf(points: readonly PxPoint[], radius: number): readonly Circle[] {
  const circles: Circle[] = [];
  for (const [at, [x, y]] of points.entries()) {
    const [toX, toY] = points[at + 1] ?? [x, y];
    const steps = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / radius));
    for (let step = 0; step < steps; step += 1)
      circles.push({ x: x + ((toX - x) * step) / steps, y: y + ((toY - y) * step) / steps, radius });
  }
  return circles;
}

function touchesRect({ x, y, radius }: Circle, rect: PxRect, gapPx: number | undefined): boolean {
  const away = [
    Math.abs(x - Math.min(Math.max(x, rect.x), rect.x + rect.width)),
    Math.abs(y - Math.min(Math.max(y, rect.y), rect.y + rect.height)),
  ];
  return gapPx === undefined ? Math.hypot(...away) < radius + NEAR_PX : Math.max(...away) < radius + gapPx;
}

/** Whether a text is on the map, and off all that has its place already. */
function isFree(
  circles: readonly Circle[],
  taken: readonly TakenCircles[],
  { map, obstacles, gapPx, scale }: AlongPlace,
) {
  const edge = EDGE_PX * scale;
  return circles.every((circle) => {
    const { x, y } = circle;
    if (x < edge || y < edge || x > map.widthPx - edge || y > map.heightPx - edge) return false;
    if (obstacles.some((rect) => touchesRect(circle, rect, gapPx))) return false;
    return !taken.some(({ touches }) => touches(circle));
  });
}

/** A name that has its place along a line. */
export interface PlacedName {
  readonly text: string;
  readonly look: TextLook;
  /** From the line to the base of its letters, in sizes of the type. */
  readonly base: number;
  readonly stretch: TextStretch;
  readonly circles: readonly Circle[];
}

/**
 * Finds the best place of a name along its line: written whole where that goes, shortened where it does not.
 *
 * @param taken - Places that it stays off.
 * @returns `null` where it has no room.
 */
export function placeAlong(
  { forms, look, points, base = BASE, rank }: LineName,
  taken: readonly TakenCircles[],
  place: AlongPlace,
): PlacedName | null {
  const sizePx = look.sizePx * place.scale;
  const mostBend = place.bends ? MOST_BEND : STRAIGHT_IN_PICTURES;
  for (const text of forms) {
    const widthPx = textPx(text, look, sizePx) * ROOM + END_PX * place.scale;
    let best: PlacedName | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const stretch of stretchesFor(points, widthPx)) {
      if (stretch.bend > mostBend) continue;
      const middle = base === BASE ? stretch.points : besideLine(stretch.points, (base - BASE) * sizePx);
      const circles = circlesOf(middle, (sizePx * AROUND) / 2);
      if (!isFree(circles, taken, place)) continue;
      const placed = { text, look, base, stretch, circles };
      if (rank === undefined) return placed;
      const weight = rank(stretch, circles);
      if (weight < least) [best, least] = [placed, weight];
    }
    if (best !== null) return best;
  }
  return null;
}

/** A line as a curve: its corners pull, and its middles are on it. */
function curveThrough(points: readonly PxPoint[]): string {
  const [first, ...others] = points;
  if (first === undefined) return "";
  const corners = others.map(([x, y], at) => {
    const next = others[at + 1];
    const [toX, toY] = next === undefined ? [x, y] : [(x + next[0]) / 2, (y + next[1]) / 2];
    return `Q${fix(x)} ${fix(y)} ${fix(toX)} ${fix(toY)}`;
  });
  return `M${fix(first[0])} ${fix(first[1])}${corners.join("")}`;
}

/** A name as it is written, with the line that it stands on where that bends. */
interface WrittenName {
  readonly text: string;
  /** A `<path>` for the definitions; empty where the text is straight. */
  readonly line: string;
}

/** Options for writing a name. */
interface WriteOptions extends Pick<AlongPlace, "scale" | "bends"> {
  /** Of the path that it stands on. */
  readonly id: string;
  /** Attributes of the text besides its place. */
  readonly own: Readonly<Record<string, string | number | null>>;
}

/** Writes a name along its line: straight where that is. */
export function writeAlong({ text, look, base, stretch }: PlacedName, options: WriteOptions): WrittenName {
  const { id, own, scale, bends } = options;
  const line = besideLine(smoothLine(stretch.points), look.sizePx * scale * base);
  const [first, last] = [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]];
  if (stretch.bend < STRAIGHT_BELOW || !bends) {
    const [x, y] = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2];
    const angle = (Math.atan2(last[1] - first[1], last[0] - first[0]) * 180) / Math.PI;
    const turn = Math.abs(angle) < 0.3 ? null : `rotate(${fix(angle)} ${fix(x)} ${fix(y)})`;
    return { text: textElement(text, { ...own, x, y, transform: turn }), line: "" };
  }
  const written = `<text${attributes(own)}><textPath${attributes({ href: `#${id}`, startOffset: "50%" })}>`;
  return {
    text: `${written}${textElement(text, {}).slice("<text>".length, -"</text>".length)}</textPath></text>`,
    line: `<path${attributes({ id, d: curveThrough(line) })}/>`,
  };
}
