import { z } from "zod";
import type { RecordPart } from "../../platform/records/collection.ts";

const Text = z.string().default("");

/** A story, as far as its parts are told apart. */
const Story = z.object({
  title: Text,
  altText: Text,
  config: z.object({
    type: z.literal("story"),
    kicker: Text,
    dek: Text,
    byline: Text,
    blocks: z.array(
      z.object({
        id: z.string(),
        format: z.string(),
        settings: z.unknown(),
        steps: z.array(z.looseObject({ id: z.string(), text: Text })),
      }),
    ),
  }),
});

const partOf = (text: string, whole: unknown = text): RecordPart => ({ text, whole: JSON.stringify(whole) });

/** Tells the parts of a story apart: the words around it, and each step by the ids of its block and its own; none of any other graphic. */
export function storyParts(fields: unknown): ReadonlyMap<string, RecordPart> {
  const { data: story } = Story.safeParse(fields);
  if (story === undefined) return new Map();
  const { title, altText, config } = story;
  const { kicker, dek, byline, blocks } = config;
  const words = { title, altText, kicker, dek, byline };
  return new Map([
    ...Object.entries(words).map(([name, text]) => [name, partOf(text)] as const),
    ...blocks.flatMap(({ id, format, settings, steps }) => [
      [id, partOf("", [format, settings])] as const,
      ...steps.map((step) => [`${id} ${step.id}`, partOf(step.text, step)] as const),
    ]),
  ]);
}
