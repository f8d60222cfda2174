import { z } from "zod";
import { plainText } from "./plain-text.ts";

/** Longest text of a chart that is kept, and longest of all that it is made with, characters. */
const LONGEST_TEXT = 4000;
const LONGEST_METADATA = 300_000;

const text = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === "string" ? plainText(value).slice(0, LONGEST_TEXT) : ""));

/** Levels of what a chart is made with: more is a page that wants to end whoever writes it down. */
const DEEPEST = 30;

function isWithin(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isWithin(part, levels - 1));
}

const Part = z
  .record(z.string(), z.unknown())
  .refine((part) => isWithin(part, DEEPEST))
  .catch({});

/**
 * Definition of a chart (texts, settings and look), wherever it was read: in Datawrapper's API, or in a page that anybody may have written.
 * Texts are plain, and a value that is no text is read as an empty one.
 */
export const ChartMade = z.object({
  id: z.string(),
  type: z.string().regex(/^[a-z0-9-]{1,40}$/),
  title: text,
  language: z.string().max(20).catch(""),
  publicVersion: z.int().min(0).catch(0),
  metadata: z
    .object({
      describe: z
        .object({ intro: text, byline: text, "source-name": text, "source-url": text, "aria-description": text })
        .catch({ intro: "", byline: "", "source-name": "", "source-url": "", "aria-description": "" }),
      annotate: z.object({ notes: text }).catch({ notes: "" }),
      visualize: Part,
      axes: Part,
    })
    .catch({
      describe: { intro: "", byline: "", "source-name": "", "source-url": "", "aria-description": "" },
      ...{ annotate: { notes: "" }, visualize: {}, axes: {} },
    }),
});
export type ChartMade = z.infer<typeof ChartMade>;

/** Reads what a chart is made with. @returns `null` for what is no chart. */
export function readChartMade(value: unknown): ChartMade | null {
  return ChartMade.safeParse(value).data ?? null;
}

/** Returns the metadata for a copy of a chart, without its look where somebody made that endless. */
export function metadataToCopy({ metadata }: ChartMade): ChartMade["metadata"] {
  const isEndless = JSON.stringify(metadata).length > LONGEST_METADATA;
  return isEndless ? { ...metadata, visualize: {}, axes: {} } : metadata;
}
