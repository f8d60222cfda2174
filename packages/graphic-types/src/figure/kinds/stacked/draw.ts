import type { DrawInput, Drawing } from "../../draw/drawing.ts";
import type { FigureData } from "../../figure-parts.ts";
import { drawStackedColumns } from "./draw-columns.ts";
import { drawStackedNames } from "./draw-names.ts";

/** Piles beside their names, or columns over an axis. */
export const drawStacked = (data: FigureData, input: DrawInput, { isShare }: { readonly isShare: boolean }): Drawing =>
  data.x.kind === "text" ? drawStackedNames(data, input, isShare) : drawStackedColumns(data, input, isShare);
