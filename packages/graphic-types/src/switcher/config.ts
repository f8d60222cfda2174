import { COMPOSED_LIMITS, GRAPHIC_LIMITS } from "@nv/contracts";
import { line } from "@nv/contracts/schemas";
import { chartSource } from "@nv/piece-parts";
import { z } from "zod";
import { keepsVersion } from "../keeps-version.ts";

/** Charts of one switcher. */
export const MOST_ITEMS = COMPOSED_LIMITS.switched;

/** More than this many items in tabs do not fit any screen: they become a list. */
export const MOST_TABS = 40;

/** One of several charts, chosen by the reader. */
export const SwitcherConfig = z.object({
  type: z.literal("switcher"),
  items: z
    .array(
      z.object({
        label: line(GRAPHIC_LIMITS.label).min(1, "Falta la etiqueta"),
        chart: chartSource,
        /** Heading above neighbours with the same one, in lists; empty for none. */
        group: line(GRAPHIC_LIMITS.label).default(""),
      }),
    )
    .min(2, "Un selector necesita al menos dos gráficos")
    .max(MOST_ITEMS, `Como mucho ${MOST_ITEMS} gráficos`),
  control: z.enum(["tabs", "select", "toggle", "search"]).default("tabs"),
  /** Which item is shown first, from 0. */
  defaultIndex: z.int().min(0).default(0),
  /** Name of the choice for those who cannot see it, such as «Comunidad autónoma». */
  controlLabel: line(GRAPHIC_LIMITS.label).default("Elegir gráfico"),
  /** Name of the parameter after `#` that remembers the choice; empty for none. */
  parameter: z
    .string()
    .trim()
    .regex(/^[a-z][a-z0-9_-]{0,30}$|^$/, "Solo minúsculas, números, - y _, empezando por letra")
    .default(""),
  /** Keeps the height of the tallest chart seen, so that what is below does not move. */
  keepsTallest: z.boolean().default(true),
  keepsVersion,
});
export type SwitcherConfig = z.infer<typeof SwitcherConfig>;
