import { escapeHtml } from "@nv/embeds";
import {
  type FittedMap,
  type MapLabel,
  type PlaneArea,
  type PlaneAreas,
  type PxPoint,
  placeLabels,
} from "@nv/geography";
import { textWidthPx } from "../../figure/draw/sheet.ts";
import { DRAWN_WIDTH_PX, type GroundPlane } from "./map-ground.ts";

/** Frames for which labels have places of their own: on a phone they are larger beside the map. */
export const LABEL_FRAMES = { phone: { widthPx: 360, textPx: 12 }, wide: { widthPx: 640, textPx: 12.5 } } as const;
export type LabelFrame = keyof typeof LABEL_FRAMES;

/** A label that wants to be on its area. */
export interface AreaLabel {
  readonly area: PlaneArea;
  readonly lines: readonly string[];
  readonly priority: number;
}

/** Share of the width of its area that a label may be wider: a name is read beyond a border. */
const WIDER_SHARE = 1.15;

const LINE_HEIGHT = 1.15;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly widthPx: number;
}

/** The middle of the widest stretch across the largest ring of an area, and how wide it is. */
function spotOf({ lines }: PlaneAreas, { rings, point }: PlaneArea): Spot | null {
  if (point !== null) return { x: point[0], y: point[1], widthPx: 0 };
  const corners = rings
    .map((ring) => ring.flatMap((line) => (line < 0 ? (lines[~line] ?? []).toReversed() : (lines[line] ?? []))))
    .toSorted((a, b) => heightOf(b) * widthOf(b) - heightOf(a) * widthOf(a))[0];
  if (corners === undefined || corners.length < 3) return null;
  const ys = corners.map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  let best: (Spot & { score: number }) | null = null;
  for (const share of [0.5, 0.42, 0.58, 0.34, 0.66]) {
    const y = top + (bottom - top) * share;
    for (const [left, right] of stretchesAt(corners, y)) {
      const widthPx = right - left;
      const score = widthPx * (1 - Math.abs(share - 0.5) * 0.6);
      if (best === null || score > best.score) best = { x: (left + right) / 2, y, widthPx, score };
    }
  }
  return best;
}

const widthOf = (corners: readonly PxPoint[]) =>
  Math.max(...corners.map(([x]) => x)) - Math.min(...corners.map(([x]) => x));
const heightOf = (corners: readonly PxPoint[]) =>
  Math.max(...corners.map(([, y]) => y)) - Math.min(...corners.map(([, y]) => y));

/** Where a level line is inside a ring. */
function stretchesAt(corners: readonly PxPoint[], y: number): readonly (readonly [left: number, right: number])[] {
  const crossings: number[] = [];
  for (const [at, [x1, y1]] of corners.entries()) {
    const [x2, y2] = corners[(at + 1) % corners.length] ?? [x1, y1];
    if (y1 < y !== y2 < y) crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  }
  crossings.sort((a, b) => a - b);
  return crossings.flatMap((left, at) =>
    at % 2 === 0 && crossings[at + 1] !== undefined ? [[left, crossings[at + 1] ?? left] as const] : [],
  );
}

/** Draws the labels of areas for frames of a width: those for which there is room on their area. */
export function drawLabels(
  { plane, map, topPx, heightPx }: GroundPlane,
  labels: readonly AreaLabel[],
  frame: LabelFrame,
): string {
  const { widthPx, textPx } = LABEL_FRAMES[frame];
  const sizePx = (textPx * DRAWN_WIDTH_PX) / widthPx;
  const wanted = labels.flatMap(({ area, lines, priority }): (MapLabel & { lines: readonly string[] })[] => {
    const spot = spotOf(plane, area);
    const textWidth = Math.max(...lines.map((line) => textWidthPx(line, sizePx)));
    if (spot === null || textWidth > spot.widthPx * WIDER_SHARE) return [];
    return [
      {
        ...{
          id: area.id,
          x: spot.x,
          y: spot.y - topPx,
          widthPx: textWidth,
          heightPx: lines.length * sizePx * LINE_HEIGHT,
          names: "area",
          priority,
        },
        lines,
      },
    ];
  });
  const { placed } = placeLabels(wanted, { widthPx: DRAWN_WIDTH_PX, heightPx, obstacles: obstaclesOf(map) });
  const linesOf = new Map(wanted.map(({ id, lines }) => [id, lines]));
  const round = (value: number) => Math.round(value * 10) / 10;
  const texts = placed.flatMap(({ id, x, y, width }) =>
    (linesOf.get(id) ?? []).map(
      (line, at) =>
        `<text x="${round(x + width / 2)}" y="${round(y + topPx + sizePx * (0.88 + at * LINE_HEIGHT))}">${escapeHtml(line)}</text>`,
    ),
  );
  return texts.length === 0
    ? ""
    : `<g class="l ${frame === "phone" ? "m" : "w"}" font-size="${round(sizePx)}">${texts.join("")}</g>`;
}

/** Nothing is written over the edge of the inset. */
const obstaclesOf = (_map: FittedMap) => [];
