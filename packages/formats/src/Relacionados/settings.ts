import { GRAPHIC_LIMITS, parseUrl } from "@nv/contracts";
import { line } from "@nv/contracts/schemas";
import { z } from "zod";
import type { Block } from "../block.ts";

/** Settings of the whole block. */
export const Settings = z.object({
  title: line(GRAPHIC_LIMITS.title).default("Lee también"),
});

/** Data of each step besides its text, which says why. */
export const Data = z.object({
  linkTitle: line(GRAPHIC_LIMITS.title).min(1, "Falta el titular"),
  address: line(GRAPHIC_LIMITS.url)
    .min(1, "Falta la dirección")
    .refine((text) => text === "" || parseUrl(text)?.protocol === "https:", "Solo se aceptan direcciones https"),
});

export type RelacionadosBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;
