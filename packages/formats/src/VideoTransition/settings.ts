import { Captions, fileSource } from "@nv/piece-parts";
import { z } from "zod";
import type { Block } from "../block.ts";

const share = z.number().min(0).max(1);

/** Nothing is said of the whole block. */
export const Settings = z.object({});

/** Data of each step besides its text. */
export const Data = z.object({
  video: fileSource("Falta el vídeo"),
  /** Whether it begins again when it ends; else it stays at its last frame. */
  loops: z.boolean().default(true),
  /** Point that stays in sight when the video is cut by its place, in shares from its top left. */
  focus: z.object({ x: share, y: share }).default({ x: 0.5, y: 0.5 }),
  captions: Captions.default([]),
  /** Whether somebody said that nobody speaks in it, so that it needs no captions. */
  hasNoSpeech: z.boolean().default(false),
});

export type VideoTransitionBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;
export type VideoTransitionData = z.output<typeof Data>;
