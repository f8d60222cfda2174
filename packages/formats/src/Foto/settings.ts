import { fileSource } from "@nv/piece-parts";
import { z } from "zod";
import type { Block } from "../block.ts";

/** Widths that a photograph may have: of the text, wider, or of the window. */
export const WIDTHS = ["text", "wide", "window"] as const;

/** Settings of the whole block. */
export const Settings = z.object({ width: z.enum(WIDTHS).default("text") });

/** Data of each step besides its text, which is the caption. */
export const Data = z.object({ image: fileSource("Falta la imagen") });

export type FotoBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;
