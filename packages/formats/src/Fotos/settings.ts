import { fileSource } from "@nv/piece-parts";
import { z } from "zod";
import type { Block } from "../block.ts";

/** Ways in which photographs are seen together: two or three a row, or one over the other for the reader to compare. */
export const ARRANGES = ["two", "three", "compare"] as const;

/** Settings of the whole block. */
export const Settings = z.object({ arrange: z.enum(ARRANGES).default("two") });

/** Data of each step besides its text, which is the caption. */
export const Data = z.object({ image: fileSource("Falta la imagen") });

export type FotosBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;
