import { drawOverX, type EndValues } from "../../draw/draw-over-x.ts";
import type { DrawInput, Drawing } from "../../draw/drawing.ts";
import type { FigureData } from "../../figure-parts.ts";

/** Lines over the first column. */
export const drawLines = (data: FigureData, input: DrawInput, { ends }: { readonly ends: EndValues }): Drawing =>
  drawOverX("lines", data, input, ends);
