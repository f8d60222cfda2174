import { Captions, fileSource, moment } from "@nv/piece-parts";
import { z } from "zod";
import type { Block } from "../block.ts";

/** Settings of the whole block. */
export const Settings = z.object({});

/** Data of each step besides its text, which stands under the video. */
export const Data = z.object({
  video: fileSource("Falta el vídeo"),
  captions: Captions.default([]),
  /** Whether somebody said that nobody speaks in it, so that it needs no captions. */
  hasNoSpeech: z.boolean().default(false),
  /** The moment that is seen before it begins. */
  posterAtMs: moment.default(0),
});

export type VideoSonidoBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;
