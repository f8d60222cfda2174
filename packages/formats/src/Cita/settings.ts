import { GRAPHIC_LIMITS } from "@nv/contracts";
import { line } from "@nv/contracts/schemas";
import { z } from "zod";
import type { Block } from "../block.ts";

/** Settings of the whole block. */
export const Settings = z.object({});

/** Data of each step besides its text, which is what was said. */
export const Data = z.object({
  who: line(GRAPHIC_LIMITS.title).min(1, "Falta quién lo dice"),
  /** Description of that person: a post, an age, a town. */
  role: line(GRAPHIC_LIMITS.title).default(""),
});

export type CitaBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;
