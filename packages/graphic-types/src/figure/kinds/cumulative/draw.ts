import { drawOverX, type EndValues } from "../../draw/draw-over-x.ts";
import type { DrawInput, Drawing } from "../../draw/drawing.ts";
import type { FigureData } from "../../figure-parts.ts";

/** Lines of sums, from zero. */
export const drawCumulative = (
  data: FigureData,
  { config, ...input }: DrawInput,
  { ends }: { readonly ends: EndValues },
): Drawing => drawOverX("lines", data, { ...input, config: { ...config, scale: "zero" } }, ends);
