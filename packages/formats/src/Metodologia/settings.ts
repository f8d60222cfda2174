import { GRAPHIC_LIMITS } from "@nv/contracts";
import { line } from "@nv/contracts/schemas";
import { z } from "zod";
import type { Block } from "../block.ts";

/** Settings of the whole block. */
export const Settings = z.object({
  title: line(GRAPHIC_LIMITS.title).default("Metodología y créditos"),
});

/** Data of each step besides its text: who did what, where it says that. */
export const Data = z.object({
  task: line(GRAPHIC_LIMITS.title).default(""),
  people: line(GRAPHIC_LIMITS.title).default(""),
});

export type MetodologiaBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;
