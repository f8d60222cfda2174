import type { Markish } from "@observablehq/plot";
import type { ChartKit } from "../../charts.ts";
import type { LegendPart } from "../../core/legend/place-legend.ts";
import { PAINT } from "./paint.ts";
import { rectMarks, textMarks } from "./pixels.ts";

const isText = (part: LegendPart) => part.shape === "text";

/** Draws the shapes and the texts of a legend in a drawing whose places are pixels. */
export const legendMarks = (plot: ChartKit["plot"], parts: readonly LegendPart[]): readonly Markish[] => [
  ...parts.flatMap((part) => (part.shape === "rect" ? [rectMarks(plot, [part.box], part.colour)] : [])),
  ...textMarks(plot, parts.filter(isText)),
];

/**
 * Draws the dots and the names of a legend above a frame that has scales of its own.
 *
 * @param topPx - From the frame up to the top of the drawing.
 * @param leftPx - From the left of the drawing to the frame.
 */
export function framedLegendMarks(
  plot: ChartKit["plot"],
  parts: readonly LegendPart[],
  { topPx, leftPx }: { readonly topPx: number; readonly leftPx: number },
): readonly Markish[] {
  return parts.flatMap((part) => {
    if (part.shape !== "dot" && part.shape !== "text") return [];
    const at = { frameAnchor: "top-left", dx: part.x - leftPx, dy: part.y - topPx } as const;
    return part.shape === "dot"
      ? [plot.dot([""], { ...at, r: part.radiusPx, fill: part.colour })]
      : [plot.text([part.text], { ...at, lineAnchor: "middle", textAnchor: "start", fill: PAINT.ink })];
  });
}
