import type { z } from "zod";
import type { FigureConfig } from "./config.ts";
import { FIGURE_PARTS } from "./figure-parts.ts";

/** Makes a figure of lines for who shows one and lets nobody change it: without the schemas of all the kinds there are. */
export const plainFigure = (parts: z.input<typeof FIGURE_PARTS>): FigureConfig => ({
  type: "figure",
  kind: "lines",
  ...FIGURE_PARTS.parse(parts),
});
