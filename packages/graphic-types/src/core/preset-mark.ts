import type { ColourOf } from "@nv/piece-parts";
import { contrastRatio, MIN_MARK_CONTRAST } from "@nv/ui/color";

/**
 * Looks for the colour with which something that always has one is marked on a ground: the one of light or of dark that is seen better there.
 *
 * @returns `null` for a name without a colour, and where neither is seen on the ground.
 */
export function presetMark(colourOf: ColourOf, name: string, ground: string): string | null {
  const colour = colourOf(name);
  if (colour === null) return null;
  const seen = [colour.light, colour.dark]
    .map((one) => ({ one, ratio: contrastRatio(one, ground) }))
    .filter(({ ratio }) => ratio >= MIN_MARK_CONTRAST)
    .toSorted((a, b) => b.ratio - a.ratio);
  return seen[0]?.one ?? null;
}
