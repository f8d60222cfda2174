import type { Recipe } from "@nv/contracts/schemas";
import type { WantedRendition } from "@nv/piece-parts";
import type { VideoOpenerConfig } from "./config.ts";

/** The moment of a video that is the first frame of its loop: half a second of its end becomes its beginning. Milliseconds. */
const LOOP_STARTS_AT_MS = 500;

export const LOOP: Recipe = { recipe: "loop" };

/** The picture that stands in the place of a loop until it moves: its first frame, so that nobody sees the change. */
export const FIRST_FRAME: Recipe = { recipe: "poster", atMs: LOOP_STARTS_AT_MS };

/** Lists the renditions that are needed of the files of an opener. */
export function openerRenditions({ source, vertical }: VideoOpenerConfig): readonly WantedRendition[] {
  const named = [{ field: "source", source }, ...(vertical === "" ? [] : [{ field: "vertical", source: vertical }])];
  return named.flatMap((one) => [
    { ...one, recipe: LOOP },
    { ...one, recipe: FIRST_FRAME },
  ]);
}
