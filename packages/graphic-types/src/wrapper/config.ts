import { COMPOSED_LIMITS, GRAPHIC_LIMITS, parseUrl } from "@nv/contracts";
import { line } from "@nv/contracts/schemas";
import { chartSource, pixels } from "@nv/piece-parts";
import { z } from "zod";
import { keepsVersion } from "../keeps-version.ts";

/** Charts of one wrapper. */
export const MOST_CHARTS = COMPOSED_LIMITS.wrapped;

const optionalHttps = line(GRAPHIC_LIMITS.url).refine(
  (text) => text === "" || parseUrl(text)?.protocol === "https:",
  "Solo se aceptan direcciones https",
);

/** One or several charts under the paper's own header and footer. */
export const WrapperConfig = z.object({
  type: z.literal("wrapper"),
  charts: z
    .array(z.object({ chart: chartSource, label: line(GRAPHIC_LIMITS.label).default("") }))
    .min(1, "Hace falta al menos un gráfico")
    .max(MOST_CHARTS, `Como mucho ${MOST_CHARTS} gráficos`),
  layout: z.enum(["one", "two", "three", "tabs"]).default("one"),
  heading: line(GRAPHIC_LIMITS.title).default(""),
  subheading: line(GRAPHIC_LIMITS.altText).default(""),
  notes: line(GRAPHIC_LIMITS.altText).default(""),
  /** Asks Datawrapper's charts to leave out their own header and footer. */
  hidesChartChrome: z.boolean().default(false),
  /** Below this width the columns become one. CSS pixels. */
  breakpointPx: pixels(200, 1600).default(560),
  link: optionalHttps.default(""),
  keepsVersion,
});
export type WrapperConfig = z.infer<typeof WrapperConfig>;
