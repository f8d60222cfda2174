import { GRAPHIC_LIMITS } from "@nv/contracts";
import { line } from "@nv/contracts/schemas";
import { z } from "zod";
import type { Block } from "../block.ts";

/** Settings of the whole block. */
export const Settings = z.object({
  title: line(GRAPHIC_LIMITS.title).default(""),
});

/** Characters of a date as people write it. */
const WHEN_LENGTH = 60;

/** Data of each step besides its text. */
export const Data = z.object({
  when: line(WHEN_LENGTH).min(1, "Falta la fecha"),
});

export type CronologiaBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;
