import { GRAPHIC_LIMITS } from "@nv/contracts";
import { line } from "@nv/contracts/schemas";
import { chartSource, pixels } from "@nv/piece-parts";
import { z } from "zod";
import { keepsVersion } from "../keeps-version.ts";

const color = z
  .string()
  .trim()
  .regex(/^#[0-9a-f]{6}$|^$/i, "Un color como #f4efe4");

/** A chart with a place of its own in the article: as wide as the window, in a box, with a background. */
export const CssWrapperConfig = z.object({
  type: z.literal("css-wrapper"),
  chart: chartSource,
  /** Extent to which it leaves the article's column. */
  breakout: z.enum(["none", "wide", "full"]).default("none"),
  /** Widest it gets with `wide`, CSS pixels. */
  maxWidthPx: pixels(320, 2400).default(980),
  /** Width of the article's column, CSS pixels. */
  columnWidthPx: pixels(280, 1200).default(640),
  paddingPx: pixels(0, 80).default(0),
  marginBlockPx: pixels(0, 120).default(24),
  background: color.default(""),
  darkBackground: color.default(""),
  border: z.enum(["none", "top", "box"]).default("none"),
  caption: line(GRAPHIC_LIMITS.altText).default(""),
  hasStickyCaption: z.boolean().default(false),
  keepsVersion,
});
export type CssWrapperConfig = z.infer<typeof CssWrapperConfig>;
