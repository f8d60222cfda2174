import type { CommentPlace } from "@nv/contracts/schemas";
import { z } from "zod";

/** Characters of a part that tell it from the others. */
const GIST = 80;

/** Parts of a configuration that is made of blocks, as far as they have a name and say something. */
const Blocks = z.object({
  blocks: z.array(z.object({ id: z.string(), steps: z.array(z.object({ text: z.string() })).default([]) })),
});

const gist = (text: string) => text.replaceAll(/\s+/g, " ").trim().slice(0, GIST);

/** Lists the parts of what is written that comments are pinned on: the blocks of a story, by their ids. @returns None for what has no blocks. */
export function commentPlaces(config: unknown): readonly CommentPlace[] {
  const { data } = Blocks.safeParse(config);
  return (data?.blocks ?? []).map(({ id, steps }, at) => ({
    anchor: id,
    label: `Bloque ${at + 1}`,
    words: gist(steps.map(({ text }) => text).join(" ")),
  }));
}
