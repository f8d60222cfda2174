import { GRAPHIC_LIMITS } from "@nv/contracts";
import { line } from "@nv/contracts/schemas";
import { Captions, fileSource, moment } from "@nv/piece-parts";
import { z } from "zod";

/** A video of the library with its captions, or the page of another's at an https address. */
export const VideoConfig = z.object({
  type: z.literal("video"),
  source: fileSource("Falta el vídeo"),
  /** The version for phones held upright; empty for none. */
  vertical: line(GRAPHIC_LIMITS.url).default(""),
  captions: Captions.default([]),
  /** Whether somebody said that nobody speaks in it, so that it needs no captions. */
  hasNoSpeech: z.boolean().default(false),
  /** The moment that is seen before it begins. */
  posterAtMs: moment.default(0),
});
export type VideoConfig = z.infer<typeof VideoConfig>;
