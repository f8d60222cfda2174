import { COMPOSED_LIMITS } from "@nv/contracts";
import { chartSource } from "@nv/piece-parts";
import { z } from "zod";
import { keepsVersion } from "../keeps-version.ts";

/** Ranges of one graphic. */
export const MOST_RULES = COMPOSED_LIMITS.widthRules;

const edgePx = z.int("Debe ser un número entero").min(0, "No puede ser negativo");

/** A chart for each range of widths of the container. */
export const MediaQueryConfig = z.object({
  type: z.literal("media-query"),
  rules: z
    .array(
      z.object({
        /** First width of the range, CSS pixels. */
        minPx: edgePx,
        /** Last width of the range, CSS pixels; `null` for no end. */
        maxPx: edgePx.nullable(),
        chart: chartSource,
      }),
    )
    .min(1, "Hace falta al menos una regla")
    .max(MOST_RULES, `Como mucho ${MOST_RULES} reglas`),
  keepsVersion,
});
export type MediaQueryConfig = z.infer<typeof MediaQueryConfig>;
