import { GRAPHIC_LIMITS } from "@nv/contracts";
import { paragraph, wellFormedParts, wellFormedText } from "@nv/contracts/schemas";
import { z } from "zod";

/** Steps of one block. */
export const MOST_STEPS = 60;

/** Characters of the text of a step. */
export const STEP_TEXT_LENGTH = 2000;

/** Positions of the text of a step over what moves. */
export const ALIGNS = ["left", "center", "right"] as const;

/** Places of the text beside what moves: over it, at its left or right, or under it; on a phone what is beside comes under it. */
export const PLACES = ["over", "left", "right", "under"] as const;

/** Looks of the text: on a card, on nothing, or with an outline of its letters. */
export const LOOKS = ["card", "plain", "outlined"] as const;

/** Layout of the text of a block that moves. */
const LayoutSchema = z.object({ place: z.enum(PLACES), look: z.enum(LOOKS) });

/** Layout of the text of a block that moves. */
export type Layout = z.output<typeof LayoutSchema>;

/** Names a block or a step in its story for as long as it is there: merges and addresses go by it. */
const PartId = z.string().regex(/^[a-z0-9-]{1,40}$/);

/** Words of a step. */
const WORDS = {
  text: paragraph(STEP_TEXT_LENGTH),
  alt: paragraph(GRAPHIC_LIMITS.altText),
  note: paragraph(STEP_TEXT_LENGTH),
};

function schemaOf<const Name extends string, Settings extends z.ZodRawShape, Data extends z.ZodRawShape>(
  name: Name,
  settings: z.ZodObject<Settings>,
  data: z.ZodObject<Data>,
  words: typeof WORDS,
) {
  const step = z.object({
    id: PartId,
    /** Markdown, as far as {@link stepHtml} reads it. */
    text: words.text.default(""),
    /** Description of this step for who does not see it; empty for what the file says of itself. */
    alt: words.alt.default(""),
    align: z.enum(ALIGNS).default("center"),
    /** Words of the desk for the desk: no page of readers is written with them. */
    note: words.note.optional(),
    data,
  });
  /** That of its format when left out. */
  const layout = LayoutSchema.optional();
  return z.object({ id: PartId, format: z.literal(name), layout, settings, steps: z.array(step) });
}

/** A block of a story of one format. @param settings - What is said of the block. @param data - What is said of each step besides its text. */
export function blockSchema<const Name extends string, Settings extends z.ZodRawShape, Data extends z.ZodRawShape>(
  name: Name,
  settings: z.ZodObject<Settings>,
  data: z.ZodObject<Data>,
) {
  const { steps, ...others } = schemaOf(name, settings, data, WORDS).shape;
  return z.object({ ...others, steps: steps.max(MOST_STEPS, `Como mucho ${MOST_STEPS} pasos`) });
}

/** Schema of the blocks of a format. */
export type BlockSchema = ReturnType<typeof blockSchema<string, z.ZodRawShape, z.ZodRawShape>>;

/** A block as it is kept while something of it is missing or not right yet; only the names that others go by must be. @see docs/adr/0070-stories-kept-unfinished.md */
export const keptBlockSchema = (name: string, settings: z.ZodObject, data: z.ZodObject): BlockSchema =>
  schemaOf(name, wellFormedParts(settings), wellFormedParts(data), {
    text: wellFormedText(WORDS.text),
    alt: wellFormedText(WORDS.alt),
    note: wellFormedText(WORDS.note),
  });

/** A step as all formats know it. */
export interface Step<Data = object> {
  readonly id: string;
  readonly text: string;
  readonly alt: string;
  readonly align: (typeof ALIGNS)[number];
  /** For the desk alone. */
  readonly note?: string | undefined;
  readonly data: Data;
}

/** A block as all formats know it. */
export interface Block<Settings = object, Data = object> {
  readonly id: string;
  readonly format: string;
  readonly layout?: Layout | undefined;
  readonly settings: Settings;
  readonly steps: readonly Step<Data>[];
}
