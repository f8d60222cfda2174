import type { Markish } from "@observablehq/plot";
import { LINE_HEIGHT, widestPx, wrapped } from "../../core/estimated-text.ts";
import type { FigureNote } from "../figure-parts.ts";
import type { DrawInput } from "./drawing.ts";
import { PAINT } from "./paint.ts";
import { bestPlace, type Covered, type LabelRect } from "./place-label.ts";
import type { XAxis } from "./x-axis.ts";
import type { YAxis } from "./y-axis.ts";

/** The widest that a note is, as a share of the drawing. */
const WIDEST_SHARE = 0.34;
const APART_PX = 6;
/** Distances from a point at which its text is tried, in {@link APART_PX}: the nearest that covers nothing is taken. */
const AWAY = [1.5, 4, 7, 11, 16, 22] as const;
/** From this far on a text needs a line to its point, pixels. */
const FAR_PX = 12;
/** Radius of the circle around a point that a note is of, pixels. */
const POINT_PX = 4;
/** Lines of text that a note at the top may come down to find room. */
const LOWER_LINES = [0, 1, 2, 3.5, 5, 7] as const;

/** The axes of a figure, and where they are in its drawing, pixels. */
export interface Axes {
  readonly x: XAxis;
  readonly y: YAxis;
  readonly leftOf: (place: number) => number;
  readonly topOf: (value: number) => number;
  readonly frame: LabelRect;
}

/** Values that must be on the axis because something is said of them. */
export const levelsOf = (notes: readonly FigureNote[]): readonly number[] =>
  notes.flatMap(({ kind, y }) => ((kind === "level" || kind === "point") && y !== null ? [y] : []));

interface Placed {
  readonly candidates: readonly LabelRect[];
  readonly under?: Markish;
  readonly over?: Markish;
  /** The point that its text may have to be led to, pixels. */
  readonly point?: readonly [x: number, y: number];
}

/** Draws what a note points at, and lists the places of its text, the most wanted first; `null` where it points at nothing. */
function placed(
  { kind, x: from, to, y: value }: FigureNote,
  { width, height }: Pick<LabelRect, "width" | "height">,
  { input: { plot }, axes }: { readonly input: DrawInput; readonly axes: Axes },
): Placed | null {
  const { x, y, leftOf, topOf, frame } = axes;
  const at = x.placeOf(from);
  const box = (left: number, top: number): LabelRect => ({ left, top, width, height });
  const [right, bottom] = [frame.left + frame.width, frame.top + frame.height];
  const inside = (left: number) => Math.min(Math.max(left, frame.left), right - width);
  const lower = LOWER_LINES.map((lines) => frame.top + lines * (height / 2)).filter((top) => top + height <= bottom);
  if (kind === "level" && value !== null) {
    const [above, below] = [topOf(value) - height - APART_PX / 2, topOf(value) + APART_PX / 2];
    const lefts = [right - width, frame.left + APART_PX, (frame.left + right - width) / 2];
    return {
      candidates: [above, below].flatMap((top) => lefts.map((left) => box(left, top))),
      over: plot.ruleY([value], { stroke: PAINT.ink, strokeDasharray: "3,3" }),
    };
  }
  if (at === null) return null;
  const px = leftOf(at);
  if (kind === "point" && value !== null) {
    const py = topOf(value);
    const around = (awayPx: number) => {
      const tops = [py - height - awayPx, py + awayPx];
      const lefts = [px + awayPx, px - width - awayPx];
      return [
        ...tops.map((top) => box(inside(px - width / 2), top)),
        ...lefts.map((left) => box(left, py - height / 2)),
        ...tops.flatMap((top) => [box(px + APART_PX, top), box(px - width - APART_PX, top)]),
        ...tops.flatMap((top) => lefts.map((left) => box(left, top))),
      ];
    };
    return {
      candidates: AWAY.flatMap((steps) => around(steps * APART_PX)),
      over: plot.dot([value], { x: at, y: value, r: POINT_PX, fill: PAINT.halo, stroke: PAINT.ink, strokeWidth: 1.5 }),
      point: [px, py],
    };
  }
  if (kind === "moment") {
    // Towards the middle first, where there is room.
    const sides = [px + APART_PX, px - width - APART_PX];
    if (px > (frame.left + right) / 2) sides.reverse();
    return {
      candidates: lower.flatMap((top) => sides.map((left) => box(left, top))),
      under: plot.ruleX([at], { stroke: PAINT.soft, strokeDasharray: "3,3" }),
    };
  }
  const end = x.placeOf(to);
  if (kind !== "span" || end === null) return null;
  const middle = (px + leftOf(end)) / 2;
  const [low, high] = y.domain;
  return {
    candidates: lower.map((top) => box(inside(middle - width / 2), top + APART_PX / 2)),
    under: plot.rect([at], { x1: at, x2: end, y1: low, y2: high, fill: PAINT.wash }),
  };
}

/** The line from a point to the nearest place of a text that is far from it, pixels; `null` for one that is near. */
export function leaderOf(
  [x, y]: readonly [x: number, y: number],
  { left, top, width, height }: LabelRect,
): { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number } | null {
  const [toX, toY] = [Math.min(Math.max(x, left), left + width), Math.min(Math.max(y, top), top + height)];
  const length = Math.hypot(toX - x, toY - y);
  if (length <= FAR_PX) return null;
  // It begins at the circle.
  const share = POINT_PX / length;
  return { x1: x + (toX - x) * share, y1: y + (toY - y) * share, x2: toX, y2: toY };
}

/** Returns the place of the rule of a note, which no other text should cross. */
function ruleOf({ kind, x, y }: FigureNote, { x: xAxis, leftOf, topOf, frame }: Axes): readonly LabelRect[] {
  const at = kind === "moment" ? xAxis.placeOf(x) : null;
  if (at !== null) return [{ ...frame, left: leftOf(at) - 1, width: 2 }];
  return kind === "level" && y !== null ? [{ ...frame, top: topOf(y) - 1, height: 2 }] : [];
}

/**
 * Draws the notes on a figure with an axis of values; grounds first, so that data lie over them.
 *
 * @param covered - Texts and data that notes keep off.
 */
export function noteMarks(input: DrawInput, axes: Axes, covered: Covered) {
  const { config, sheet, plot } = input;
  const [under, over]: [Markish[], Markish[]] = [[], []];
  const boxes = [...covered.boxes, ...config.notes.flatMap((note) => ruleOf(note, axes))];
  for (const note of config.notes) {
    const lines = wrapped(note.text, sheet.textPx, sheet.widthPx * WIDEST_SHARE);
    const size = { width: widestPx(lines, sheet.textPx), height: lines.length * sheet.textPx * LINE_HEIGHT };
    const found = placed(note, size, { input, axes });
    if (found === null) continue;
    const best = found.candidates[bestPlace(found.candidates, axes.frame, { ...covered, boxes })];
    if (found.under !== undefined) under.push(found.under);
    if (found.over !== undefined) over.push(found.over);
    if (best === undefined) continue;
    boxes.push(best);
    const leader = found.point === undefined ? null : leaderOf(found.point, best);
    if (leader !== null)
      over.push(
        // Its ends are pixels already, of which no scale knows.
        plot.link([leader], {
          x1: { value: "x1", scale: null },
          x2: { value: "x2", scale: null },
          y1: { value: "y1", scale: null },
          y2: { value: "y2", scale: null },
          ...{ stroke: PAINT.ink, strokeWidth: 0.75 },
        }),
      );
    const isLeft = note.kind === "moment" && best.left < axes.leftOf(axes.x.placeOf(note.x) ?? 0);
    const isEnd = isLeft || (note.kind === "level" && best.left > axes.frame.left + axes.frame.width / 2);
    const anchor = isEnd ? "end" : note.kind === "moment" || note.kind === "level" ? "start" : "middle";
    const share = { start: 0, middle: 0.5, end: 1 }[anchor];
    over.push(
      plot.text([lines.join("\n")], {
        ...{ frameAnchor: "top-left", textAnchor: anchor, lineAnchor: "top", lineHeight: LINE_HEIGHT },
        dx: best.left + best.width * share - axes.frame.left,
        dy: best.top - axes.frame.top,
        ...{ fill: PAINT.ink, stroke: PAINT.halo, strokeWidth: 3 },
      }),
    );
  }
  return { under, over };
}
