import type { Markish } from "@observablehq/plot";
import type { ChartKit } from "../../charts.ts";
import { LINE_HEIGHT } from "../../core/estimated-text.ts";
import { PAINT } from "./paint.ts";
import type { Sheet } from "./sheet.ts";
import type { Measure } from "./value-text.ts";

/** Caption that says what the figures of a drawing are of, above it on the left. */
export interface Caption {
  readonly heightPx: number;
  /** @param from - Pixels from the top of the caption's room, and from the left of the drawing, to the frame. */
  readonly marks: (
    plot: ChartKit["plot"],
    from: { readonly topPx: number; readonly leftPx: number },
  ) => readonly Markish[];
}

/** Room between the caption and what is below it, in sizes of the type. */
const BELOW = 0.4;

/** Room for what stands out above capitals, in sizes of the type. */
const ABOVE = 0.2;

/** Says what the figures are of; takes no room where they say it themselves. */
export function captionOf({ caption }: Measure, { textPx }: Pick<Sheet, "textPx">): Caption {
  if (caption === "") return { heightPx: 0, marks: () => [] };
  return {
    heightPx: textPx * (LINE_HEIGHT + BELOW),
    marks: (plot, { topPx, leftPx }) => [
      plot.text([caption], {
        ...{ frameAnchor: "top-left", textAnchor: "start", lineAnchor: "top", fill: PAINT.soft },
        ...{ dx: -leftPx, dy: textPx * ABOVE - topPx },
      }),
    ],
  };
}
