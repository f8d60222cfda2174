import type { ColourOf, PresetColour } from "@nv/piece-parts";
import type { PageInput } from "../page-parts.ts";
import type { FigureConfig } from "./config.ts";
import { figureKindNamed } from "./kinds/listed-kinds.ts";
import { FIGURE_PALETTES } from "./palette.ts";

/** Colour that a series always has, and the part of the palette in whose place it comes: `s1`. */
export interface OwnColour extends PresetColour {
  readonly part: string;
}

/** A colour of the palette as the house has it. */
function paletteColour(paint: string, house: PageInput["house"]): PresetColour {
  const place = Number(paint.slice(1)) - 1;
  const of = (theme: "light" | "dark") =>
    house?.[theme].data[place] ?? FIGURE_PALETTES[theme === "light" ? "claro" : "oscuro"][paint] ?? "";
  return { light: of("light"), dark: of("dark") };
}

const NONE: ColourOf = () => null;

/**
 * Lists the colours of what a figure tells apart: those that somebody chose, and those of names that have one of their own; what is only compared
 * stays grey, and on paper all is.
 */
export function ownColoursOf(
  { style, kind, data, paints = [] }: Pick<FigureConfig, "style" | "kind" | "data" | "paints">,
  { colourOf = NONE, house }: Pick<PageInput, "colourOf" | "house">,
): readonly OwnColour[] {
  if (style === "papel") return [];
  const ofHouse = style === "claro" ? house : undefined;
  return figureKindNamed(kind)
    .coloured(data)
    .flatMap((name, place) => {
      const chosen = paints.find((one) => one.name === name);
      const colour = chosen === undefined ? colourOf(name) : paletteColour(chosen.paint, ofHouse);
      return colour === null ? [] : [{ part: `s${place + 1}`, light: colour.light, dark: colour.dark }];
    });
}
