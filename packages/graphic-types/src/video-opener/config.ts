import { GRAPHIC_LIMITS } from "@nv/contracts";
import { line } from "@nv/contracts/schemas";
import { fileSource } from "@nv/piece-parts";
import { z } from "zod";

/** Where the title stands over the video. */
export const POSITIONS = ["top", "middle", "bottom"] as const;

/** A silent video that begins a story, with its title over it. */
export const VideoOpenerConfig = z.object({
  type: z.literal("video-opener"),
  source: fileSource("Falta el vídeo"),
  /** The version for phones held upright; empty for none. */
  vertical: line(GRAPHIC_LIMITS.url).default(""),
  kicker: line(GRAPHIC_LIMITS.title).default(""),
  /** The title over the video; that of the graphic when empty. */
  heading: line(GRAPHIC_LIMITS.title).default(""),
  byline: line(GRAPHIC_LIMITS.title).default(""),
  position: z.enum(POSITIONS).default("bottom"),
});
export type VideoOpenerConfig = z.infer<typeof VideoOpenerConfig>;
