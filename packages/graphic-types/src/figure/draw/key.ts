import type { Markish } from "@observablehq/plot";
import type { ChartKit } from "../../charts.ts";
import type { LegendName } from "../../core/legend/legend.ts";
import { placeLegend } from "../../core/legend/place-legend.ts";
import { framedLegendMarks } from "./legend-marks.ts";
import type { Sheet } from "./sheet.ts";

/** The key of a figure: marks for the room above its frame, and how much of it they need. */
export interface Key {
  readonly heightPx: number;
  /** @param topPx - From the frame up to the top of the drawing. @param leftPx - From the left of the drawing to the frame. */
  readonly marks: (plot: ChartKit["plot"], topPx: number, leftPx: number) => readonly Markish[];
}

/** Lays out what each colour stands for, one after another in as many lines as they need. */
export function keyOf(names: readonly LegendName[], sheet: Sheet): Key {
  const { heightPx, parts } = placeLegend({ scale: { kind: "names", names } }, sheet);
  return { heightPx, marks: (plot, topPx, leftPx) => framedLegendMarks(plot, parts, { topPx, leftPx }) };
}
