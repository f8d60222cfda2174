import { GRAPHIC_LIMITS } from "@nv/contracts";
import { line } from "@nv/contracts/schemas";
import { fileSource, moment } from "@nv/piece-parts";
import { z } from "zod";
import type { Block } from "../block.ts";
import { HOLDS } from "../frames/core/stops.ts";

/** Settings of the whole block. */
export const Settings = z.object({
  video: fileSource("Falta el vídeo"),
  /** The version for phones held upright; empty for none. */
  vertical: line(GRAPHIC_LIMITS.url).default(""),
  /** The part that is moved through, in both versions; `null` for all of it. */
  trim: z.object({ fromMs: moment, toMs: moment }).nullable().default(null),
});

/** Data of each step besides its text. */
export const Data = z.object({
  /** The moment that is seen while its text is in the middle; `null` for as far from the one before as from the next. */
  atMs: moment.nullable().default(null),
  hold: z.enum(HOLDS).default("short"),
});

export type VideoFrameBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;
