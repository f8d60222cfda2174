import { GRAPHIC_LIMITS } from "@nv/contracts";
import { paragraph } from "@nv/contracts/schemas";
import { z } from "zod";

/** Steps of one block. */
export const MOST_STEPS = 60;

/** Characters of the text of a step. */
export const STEP_TEXT_LENGTH = 2000;

/** Where the text of a step stands over what moves. */
export const ALIGNS = ["left", "center", "right"] as const;

/** Names a block or a step in its story for as long as it is there: merges and addresses go by it. */
const PartId = z.string().regex(/^[a-z0-9-]{1,40}$/);

/** A block of a story of one format. @param settings - What is said of the block. @param data - What is said of each step besides its text. */
export function blockSchema<const Name extends string, Settings extends z.ZodRawShape, Data extends z.ZodRawShape>(
  name: Name,
  settings: z.ZodObject<Settings>,
  data: z.ZodObject<Data>,
) {
  const step = z.object({
    id: PartId,
    /** Markdown, as far as {@link stepHtml} reads it. */
    text: paragraph(STEP_TEXT_LENGTH).default(""),
    /** What is seen at this step, for who does not see it; empty for what the file says of itself. */
    alt: paragraph(GRAPHIC_LIMITS.altText).default(""),
    align: z.enum(ALIGNS).default("center"),
    data,
  });
  return z.object({
    id: PartId,
    format: z.literal(name),
    settings,
    steps: z.array(step).max(MOST_STEPS, `Como mucho ${MOST_STEPS} pasos`),
  });
}

/** Schema of the blocks of a format. */
export type BlockSchema = ReturnType<typeof blockSchema<string, z.ZodRawShape, z.ZodRawShape>>;

/** A step as all formats know it. */
export interface Step<Data = object> {
  readonly id: string;
  readonly text: string;
  readonly alt: string;
  readonly align: (typeof ALIGNS)[number];
  readonly data: Data;
}

/** A block as all formats know it. */
export interface Block<Settings = object, Data = object> {
  readonly id: string;
  readonly format: string;
  readonly settings: Settings;
  readonly steps: readonly Step<Data>[];
}
