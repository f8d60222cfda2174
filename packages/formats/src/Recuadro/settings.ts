import { GRAPHIC_LIMITS } from "@nv/contracts";
import { line } from "@nv/contracts/schemas";
import { z } from "zod";
import type { Block } from "../block.ts";

/** Settings of the whole block. */
export const Settings = z.object({
  title: line(GRAPHIC_LIMITS.title).default(""),
});

/** Data of each step besides its text. */
export const Data = z.object({});

export type RecuadroBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;
