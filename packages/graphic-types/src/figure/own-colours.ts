import type { ColourOf, PresetColour } from "@nv/piece-parts";
import type { FigureConfig } from "./config.ts";
import { MOST_COLOURS } from "./draw/paint.ts";
import type { Series } from "./draw/series-of.ts";

/** Colour that a series always has, and the part of the palette in whose place it comes: `s1`. */
export interface OwnColour extends PresetColour {
  readonly part: string;
}

/** Lists the colours of the series whose names have one of their own; those that are only compared stay grey, and on paper all do. */
export function ownColoursOf(
  { style }: Pick<FigureConfig, "style">,
  series: readonly Series[],
  colourOf: ColourOf,
): readonly OwnColour[] {
  if (style === "papel") return [];
  const told = series.filter(({ look }) => look !== "quiet" && look !== "points").slice(0, MOST_COLOURS);
  return told.flatMap(({ name }, place) => {
    const colour = colourOf(name);
    return colour === null ? [] : [{ part: `s${place + 1}`, light: colour.light, dark: colour.dark }];
  });
}
