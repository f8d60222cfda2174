import { GRAPHIC_LIMITS } from "@nv/contracts";
import { line } from "@nv/contracts/schemas";
import { z } from "zod";
import type { Block } from "../block.ts";

/** Settings of the whole block. */
export const Settings = z.object({
  title: line(GRAPHIC_LIMITS.title).default("En esta historia"),
  /** Whether a bar at the top tells how much has been read, and which chapter. */
  follows: z.boolean().default(true),
});

/** Data of each step besides its text. */
export const Data = z.object({});

export type IndiceBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;
