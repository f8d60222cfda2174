import type { Markish } from "@observablehq/plot";
import type { ChartKit } from "../../charts.ts";
import { LINE_HEIGHT } from "../../core/estimated-text.ts";
import type { Drawing } from "./drawing.ts";
import { PAINT } from "./paint.ts";

/** Options of a drawing whose places are pixels: each of its parts has its own corner. */
export const inPixels = (widthPx: number, heightPx: number): Drawing["options"] => ({
  height: heightPx,
  ...{ marginTop: 0, marginBottom: 0, marginLeft: 0, marginRight: 0 },
  x: { type: "linear", axis: null, domain: [0, widthPx], range: [0, widthPx] },
  y: { type: "linear", axis: null, domain: [0, heightPx], range: [0, heightPx] },
  r: { type: "identity" },
});

/** A text at its place, pixels. */
export interface PlacedText {
  readonly x: number;
  readonly y: number;
  /** Lines are parted by `\n`. */
  readonly text: string;
  readonly anchor?: "start" | "middle" | "end";
  readonly line?: "top" | "middle" | "bottom";
  readonly fill?: string;
  readonly isBold?: boolean;
  /** Whether it lies over data, and so has a rim of the ground. */
  readonly hasHalo?: boolean;
}

/** Draws texts, those of one look together. */
export function textMarks(plot: ChartKit["plot"], texts: readonly PlacedText[]): readonly Markish[] {
  const looks = new Map<string, PlacedText[]>();
  for (const text of texts) {
    if (text.text === "") continue;
    const { anchor, line, fill, isBold, hasHalo } = text;
    const look = [anchor, line, fill, isBold, hasHalo].join();
    looks.set(look, [...(looks.get(look) ?? []), text]);
  }
  return [...looks.values()].map((same) => {
    const { anchor = "start", line = "middle", fill = PAINT.ink, isBold = false, hasHalo = false } = same[0] ?? {};
    return plot.text(same, {
      ...{ x: "x", y: "y", text: "text", textAnchor: anchor, lineAnchor: line, lineHeight: LINE_HEIGHT, fill },
      ...(isBold && { fontWeight: 700 }),
      ...(hasHalo && { stroke: PAINT.halo, strokeWidth: 3 }),
    });
  });
}

/** A rectangle at its place, pixels. */
export interface PlacedRect {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Draws rectangles of one colour. */
export const rectMarks = (plot: ChartKit["plot"], rects: readonly PlacedRect[], fill: string): Markish =>
  plot.rect(rects, { x1: "left", x2: "right", y1: "top", y2: "bottom", fill });

/** Draws circles of one size and colour, as one path. */
export const dotMarks = (
  plot: ChartKit["plot"],
  dots: readonly { readonly x: number; readonly y: number }[],
  { radiusPx, colour, opacity }: { readonly radiusPx: number; readonly colour: string; readonly opacity?: number },
): Markish =>
  // A line of no length with a round end is a dot, and a thousand of them are one path.
  plot.link(dots, {
    ...{ x1: "x", x2: "x", y1: "y", y2: "y", stroke: colour, strokeWidth: radiusPx * 2, strokeLinecap: "round" },
    ...(opacity !== undefined && { strokeOpacity: opacity }),
  });
