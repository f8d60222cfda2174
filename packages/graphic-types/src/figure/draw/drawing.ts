import type { Markish, PlotOptions } from "@observablehq/plot";
import type { ChartKit } from "../../charts.ts";
import type { FigureParts } from "../figure-parts.ts";
import type { Sheet } from "./sheet.ts";
import type { ValueFormat } from "./value-text.ts";

/** Place at which a value is drawn, in the units of its scales. */
export interface DrawnPoint {
  readonly x: number;
  readonly y: number;
}

/** Drawing of a kind of figure. */
export interface Drawing {
  readonly options: Omit<PlotOptions, "document" | "width" | "marks"> & { readonly height: number };
  readonly marks: readonly Markish[];
  /** For each row and each series in it, where its value is; `null` where there is none. */
  readonly places: readonly (readonly (DrawnPoint | null)[])[];
  /** Whether a finger looks for a row, wherever its height, or for the nearest of all points: of that value alone, or of its whole row. */
  readonly by: "x" | "point" | "row";
}

/** A figure with the rules by which the house writes its values. */
export type DrawnConfig = Omit<FigureParts, "format"> & { readonly format: ValueFormat };

/** Input that a kind of figure is drawn from. */
export interface DrawInput {
  readonly config: DrawnConfig;
  readonly sheet: Sheet;
  readonly plot: ChartKit["plot"];
}
