import { drawOverNames } from "../../draw/draw-over-names.ts";
import { drawOverX } from "../../draw/draw-over-x.ts";
import type { DrawInput, Drawing } from "../../draw/drawing.ts";
import type { FigureData } from "../../figure-parts.ts";

/** Bars beside their names, or columns over an axis. */
export const drawBars = (data: FigureData, input: DrawInput): Drawing =>
  data.x.kind === "text" ? drawOverNames("bars", data, input) : drawOverX("columns", data, input);
