import { GRAPHIC_LIMITS } from "@nv/contracts";
import { line } from "@nv/contracts/schemas";
import { z } from "zod";
import { fileSource } from "../config-parts.ts";

/** Captions of one video: an hour of somebody who never stops. */
export const MOST_CUES = 1500;

/** Characters of a caption: what is read of a file has no more. */
const MOST_TEXT = 1000;

const moment = z.int("Escríbelo como 0:01,5").min(0, "No puede ser negativo");

/** A video of the library with its captions, or the page of another's at an https address. */
export const VideoConfig = z.object({
  type: z.literal("video"),
  source: fileSource("Falta el vídeo"),
  /** The version for phones held upright; empty for none. */
  vertical: line(GRAPHIC_LIMITS.url).default(""),
  captions: z
    .array(
      z.object({
        startMs: moment,
        endMs: moment,
        text: z.string().trim().min(1, "Falta el texto").max(MOST_TEXT, `Como mucho ${MOST_TEXT} caracteres`),
      }),
    )
    .max(MOST_CUES, `Como mucho ${MOST_CUES} subtítulos`)
    .default([]),
  /** Whether somebody said that nobody speaks in it, so that it needs no captions. */
  hasNoSpeech: z.boolean().default(false),
  /** The moment that is seen before it begins. */
  posterAtMs: moment.default(0),
});
export type VideoConfig = z.infer<typeof VideoConfig>;
