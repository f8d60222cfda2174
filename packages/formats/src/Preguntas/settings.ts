import { GRAPHIC_LIMITS } from "@nv/contracts";
import { line } from "@nv/contracts/schemas";
import { z } from "zod";
import type { Block } from "../block.ts";

/** Settings of the whole block. */
export const Settings = z.object({
  title: line(GRAPHIC_LIMITS.title).default(""),
});

/** Data of each step besides its text, which is the answer. */
export const Data = z.object({ question: line(GRAPHIC_LIMITS.title).min(1, "Falta la pregunta") });

export type PreguntasBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;
