import { paragraph } from "@nv/contracts/schemas";
import { fileSource } from "@nv/piece-parts";
import { z } from "zod";
import type { Block } from "../block.ts";

/** Characters of what is said in a sound: an hour of somebody who speaks quickly. */
const TRANSCRIPT_LENGTH = 60_000;

/** Settings of the whole block. */
export const Settings = z.object({});

/** Data of each step besides its text, which stands under the sound. */
export const Data = z.object({
  audio: fileSource("Falta el audio"),
  /** Words that are said and sounds that are heard, for who does not hear them, as Markdown. */
  transcript: paragraph(TRANSCRIPT_LENGTH).default(""),
});

export type AudioBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;
