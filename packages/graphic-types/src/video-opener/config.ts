import { GRAPHIC_LIMITS } from "@nv/contracts";
import { line } from "@nv/contracts/schemas";
import { fileSource } from "@nv/piece-parts";
import { z } from "zod";

/** Positions of the title over the video. */
export const POSITIONS = ["top", "middle", "bottom"] as const;

const share = z.number().min(0).max(1);

/** Point of a cropped video that stays in sight, unless somebody says otherwise. */
const MIDDLE = { x: 0.5, y: 0.5 };

/** A silent video that begins a story, with its title over it. */
export const VideoOpenerConfig = z.object({
  type: z.literal("video-opener"),
  source: fileSource("Falta el vídeo"),
  /** The version for phones held upright; empty for none. */
  vertical: line(GRAPHIC_LIMITS.url).default(""),
  /** Point that stays in sight where a landscape video is cropped, in shares of it from its top left. */
  focus: z.object({ x: share, y: share }).default(MIDDLE),
  kicker: line(GRAPHIC_LIMITS.title).default(""),
  /** The title over the video; that of the graphic when empty. */
  heading: line(GRAPHIC_LIMITS.title).default(""),
  byline: line(GRAPHIC_LIMITS.title).default(""),
  position: z.enum(POSITIONS).default("bottom"),
});
export type VideoOpenerConfig = z.infer<typeof VideoOpenerConfig>;
