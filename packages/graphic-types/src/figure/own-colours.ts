import type { ColourOf, PresetColour } from "@nv/piece-parts";
import type { FigureConfig } from "./config.ts";
import { figureKindNamed } from "./kinds/listed-kinds.ts";

/** Colour that a series always has, and the part of the palette in whose place it comes: `s1`. */
export interface OwnColour extends PresetColour {
  readonly part: string;
}

/** Lists the colours of what a figure tells apart whose names have one of their own; what is only compared stays grey, and on paper all is. */
export function ownColoursOf(
  { style, kind, data }: Pick<FigureConfig, "style" | "kind" | "data">,
  colourOf: ColourOf,
): readonly OwnColour[] {
  if (style === "papel") return [];
  return figureKindNamed(kind)
    .coloured(data)
    .flatMap((name, place) => {
      const colour = colourOf(name);
      return colour === null ? [] : [{ part: `s${place + 1}`, light: colour.light, dark: colour.dark }];
    });
}
