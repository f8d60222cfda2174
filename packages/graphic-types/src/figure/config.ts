import { z } from "zod";
import { FIGURE_PARTS } from "./figure-parts.ts";
import { FIGURE_KINDS, KIND_OPTIONS } from "./kinds/listed-kinds.ts";

/** A chart that is drawn here, out of a table. */
export const FigureConfig = z.object({
  type: z.literal("figure"),
  kind: z.enum(FIGURE_KINDS).default("lines"),
  ...FIGURE_PARTS.shape,
  /** Choices that only one kind of drawing has, under its name: they wait there while another is tried. */
  options: z.object(KIND_OPTIONS).optional(),
});
export type FigureConfig = z.infer<typeof FigureConfig>;
