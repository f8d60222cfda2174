import { GRAPHIC_LIMITS } from "@nv/contracts";
import { line, paragraph, wellFormedText } from "@nv/contracts/schemas";
import { AnyBlock, KeptBlock } from "@nv/formats";
import { z } from "zod";

/** Blocks of one story. */
export const MOST_BLOCKS = 60;

/** Words around the blocks; the title is the graphic's. */
const WORDS = {
  kicker: line(GRAPHIC_LIMITS.title),
  dek: paragraph(GRAPHIC_LIMITS.altText),
  byline: line(GRAPHIC_LIMITS.title),
};

/** Themes of a story: light, dark, that of its reader, or on the colour of the house. */
export const STORY_THEMES = ["light", "dark", "reader", "house"] as const;

/** A story told in blocks, each of a format. */
export const StoryConfig = z.object({
  type: z.literal("story"),
  kicker: WORDS.kicker.default(""),
  dek: WORDS.dek.default(""),
  byline: WORDS.byline.default(""),
  /** That of the page or of the article when left out. */
  theme: z.enum(STORY_THEMES).optional(),
  blocks: z.array(AnyBlock).max(MOST_BLOCKS, `Como mucho ${MOST_BLOCKS} bloques`).default([]),
});
export type StoryConfig = z.infer<typeof StoryConfig>;

/** A story as it is kept while something of it is missing or not right yet: text first, pictures at six. @see docs/adr/0070-stories-kept-unfinished.md */
export const KeptStory = z.object({
  type: z.literal("story"),
  kicker: wellFormedText(WORDS.kicker).default(""),
  dek: wellFormedText(WORDS.dek).default(""),
  byline: wellFormedText(WORDS.byline).default(""),
  theme: z.enum(STORY_THEMES).optional(),
  blocks: z.array(KeptBlock).default([]),
});
