import type { ColourOf, PresetColour } from "@nv/piece-parts";
import type { PageInput } from "../page-parts.ts";
import type { FigureConfig } from "./config.ts";
import { PAINTS } from "./figure-parts.ts";
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

const SERIES_PAINTS = PAINTS.filter((paint) => paint !== "quiet");

/**
 * Gives other colours to what has none of its own and would have, by its place, one that somebody chose for another: both would be read as one.
 *
 * @param settled - By place; `null` for what is coloured by its place.
 * @returns The names of the colours, by place.
 */
function movedPaints(settled: readonly (OwnColour | null)[], chosen: ReadonlySet<string>): ReadonlyMap<number, string> {
  const byPlace = (place: number) => `s${place + 1}`;
  const free = settled.flatMap((own, place) => (own === null ? [place] : []));
  const kept = free.map(byPlace).filter((paint) => !chosen.has(paint));
  const left = SERIES_PAINTS.filter((paint) => !chosen.has(paint) && !kept.includes(paint));
  const moved = free.filter((place) => chosen.has(byPlace(place)));
  return new Map(moved.slice(0, left.length).map((place, at) => [place, left[at] ?? byPlace(place)]));
}

/**
 * Lists the colours of what a figure tells apart: those that somebody chose, those of names that have one of their own, and those that give way to
 * them; what is only compared stays grey, and on paper all is.
 */
export function ownColoursOf(
  { style, kind, data, paints = [] }: Pick<FigureConfig, "style" | "kind" | "data" | "paints">,
  { colourOf = NONE, house }: Pick<PageInput, "colourOf" | "house">,
): readonly OwnColour[] {
  if (style === "papel") return [];
  const ofHouse = style === "claro" ? house : undefined;
  const names = figureKindNamed(kind).coloured(data);
  const inPlace = (place: number, { light, dark }: PresetColour): OwnColour => ({ part: `s${place + 1}`, light, dark });
  const settled = names.map((name, place) => {
    const chosen = paints.find((one) => one.name === name);
    const colour = chosen === undefined ? colourOf(name) : paletteColour(chosen.paint, ofHouse);
    return colour && inPlace(place, colour);
  });
  const chosen = paints.flatMap(({ name, paint }) => (names.includes(name) ? [paint] : []));
  const moved = movedPaints(settled, new Set(chosen));
  return settled.flatMap((own, place) => {
    const paint = moved.get(place);
    return own ?? (paint === undefined ? [] : inPlace(place, paletteColour(paint, ofHouse)));
  });
}
