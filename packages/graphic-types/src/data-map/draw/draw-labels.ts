import { escapeHtml } from "@nv/embeds";
import { type MapLabel, type PlaneArea, placeLabels } from "@nv/geography";
import { textWidthPx } from "../../core/estimated-text.ts";
import { spotOf } from "./area-spot.ts";
import { type BasemapPlane, DRAWN_WIDTH_PX } from "./data-basemap.ts";

/**
 * Frames for which labels have places of their own: on a phone they are larger beside the map, and a little larger still in the scene of a
 * story: on one of 360 × 640 it is half as large as it is drawn, and its letters are 11 pixels.
 */
export const LABEL_FRAMES = {
  phone: { widthPx: 360, textPx: 12 },
  scene: { widthPx: 360, textPx: 12.7 },
  wide: { widthPx: 640, textPx: 12.5 },
} as const;
export type LabelFrame = keyof typeof LABEL_FRAMES;

/** A label that wants to be on its area. */
export interface AreaLabel {
  readonly area: PlaneArea;
  readonly lines: readonly string[];
  readonly priority: number;
  /** Name in CSS of the class of its area, whose colour is under it. */
  readonly className: string;
}

/** Share of the width of its area that a label may be wider: a name is read beyond a border. */
const WIDER_SHARE = 1.15;

const LINE_HEIGHT = 1.15;

/** Share of its size that the base of the first line is under the top of a label. */
const BASELINE = 0.88;

/** Draws the labels of areas for frames of a width: those for which there is room on their area. */
export function drawLabels(
  { plane, topPx, heightPx }: BasemapPlane,
  labels: readonly AreaLabel[],
  frame: LabelFrame,
  paint: (className: string) => string,
): string {
  const { widthPx, textPx } = LABEL_FRAMES[frame];
  const sizePx = (textPx * DRAWN_WIDTH_PX) / widthPx;
  const wanted = labels.flatMap(
    ({ area, lines, priority, className }): (MapLabel & Pick<AreaLabel, "lines" | "className">)[] => {
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
          className,
        },
      ];
    },
  );
  const { placed } = placeLabels(wanted, { widthPx: DRAWN_WIDTH_PX, heightPx });
  const labelOf = new Map(wanted.map((label) => [label.id, label]));
  // The paint of a class is written once for all its labels: none lies over another.
  const byClass = new Map<string, string[]>();
  for (const { id, x, y, width } of placed) {
    const { lines = [], className = "cn" } = labelOf.get(id) ?? {};
    const texts = byClass.get(className) ?? [];
    byClass.set(className, texts);
    const middle = Math.round(x + width / 2);
    // Below by the size of its letters: a story that brings a reader near to an area makes them smaller.
    const below = `<tspan x="${middle}" dy="${LINE_HEIGHT}em">`;
    const told = lines.map((line, at) => (at === 0 ? escapeHtml(line) : `${below}${escapeHtml(line)}</tspan>`));
    texts.push(`<text x="${middle}" y="${Math.round(y + topPx + sizePx * BASELINE)}">${told.join("")}</text>`);
  }
  const groups = [...byClass].map(([className, texts]) => `<g ${paint(`t-${className}`)}>${texts.join("")}</g>`);
  return groups.length === 0
    ? ""
    : `<g class="l ${frame === "wide" ? "w" : "m"}" font-size="${Math.round(10 * sizePx) / 10}">${groups.join("")}</g>`;
}
