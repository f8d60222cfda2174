import { escapeHtml } from "@nv/embeds";
import { type MapLabel, placeLabels } from "@nv/geography";
import { textWidthPx } from "../../core/estimated-text.ts";
import { type BasemapPlane, DRAWN_WIDTH_PX } from "./data-basemap.ts";
import { LABEL_FRAMES, type LabelFrame } from "./draw-labels.ts";

/** A label that wants to be beside its symbol, or in it where it fits. */
export interface MarkLabel {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly radiusPx: number;
  readonly priority: number;
  readonly lines: readonly string[];
}

const LINE_HEIGHT = 1.15;

/** Draws the labels of symbols for frames of a width: those for which there is room. */
export function drawMarkLabels(
  { topPx, heightPx }: Pick<BasemapPlane, "topPx" | "heightPx">,
  labels: readonly MarkLabel[],
  frame: LabelFrame,
): string {
  const { widthPx, textPx } = LABEL_FRAMES[frame];
  const sizePx = (textPx * DRAWN_WIDTH_PX) / widthPx;
  const wanted = labels.map(({ id, x, y, radiusPx, priority, lines }): MapLabel => {
    const width = Math.max(...lines.map((line) => textWidthPx(line, sizePx)));
    const height = lines.length * sizePx * LINE_HEIGHT;
    const isInside = Math.hypot(width, height) <= 2 * radiusPx;
    return {
      ...{ id, x, y: y - topPx, widthPx: width, heightPx: height, priority },
      names: isInside ? "area" : "mark",
      markRadiusPx: radiusPx,
    };
  });
  const { placed } = placeLabels(wanted, { widthPx: DRAWN_WIDTH_PX, heightPx });
  const linesOf = new Map(labels.map(({ id, lines }) => [id, lines]));
  const round = (value: number) => Math.round(value * 10) / 10;
  const texts = placed.flatMap(({ id, x, y, width, hasLeader }) =>
    hasLeader
      ? []
      : (linesOf.get(id) ?? []).map(
          (line, at) =>
            `<text x="${round(x + width / 2)}" y="${round(y + topPx + sizePx * (0.88 + at * LINE_HEIGHT))}">${escapeHtml(line)}</text>`,
        ),
  );
  if (texts.length === 0) return "";
  return `<g class="l ${frame === "wide" ? "w" : "m"}" font-size="${round(sizePx)}">${texts.join("")}</g>`;
}
