import { drawOverNames } from "../../draw/draw-over-names.ts";
import { drawOverX } from "../../draw/draw-over-x.ts";
import type { DrawInput, Drawing } from "../../draw/drawing.ts";
import type { FigureData } from "../../figure-parts.ts";

/** Dots over an axis, or on a line for each name. */
export const drawDots = (data: FigureData, input: DrawInput): Drawing =>
  data.x.kind === "text" ? drawOverNames("dots", data, input) : drawOverX("dots", data, input);
