import { GRAPHIC_LIMITS } from "@nv/contracts";
import { line, paragraph } from "@nv/contracts/schemas";
import { AnyBlock } from "@nv/formats";
import { z } from "zod";

/** Blocks of one story. */
export const MOST_BLOCKS = 60;

/** Words around the blocks; the title is the graphic's. */
const words = {
  kicker: line(GRAPHIC_LIMITS.title).default(""),
  dek: paragraph(GRAPHIC_LIMITS.altText).default(""),
  byline: line(GRAPHIC_LIMITS.title).default(""),
};

/** A story told in blocks, each of a format. */
export const StoryConfig = z.object({
  type: z.literal("story"),
  ...words,
  blocks: z.array(AnyBlock).max(MOST_BLOCKS, `Como mucho ${MOST_BLOCKS} bloques`).default([]),
});
export type StoryConfig = z.infer<typeof StoryConfig>;
