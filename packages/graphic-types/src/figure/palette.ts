import { contrastRatio } from "@nv/ui/color";
import { CATEGORICAL, DIVERGING, SEQUENTIAL } from "@nv/ui/data-palette";
import type { FigureConfig } from "./config.ts";

/** Colours of the parts of a figure, by the name of their variable in CSS, after `--nv-`. */
export type FigureColours = Readonly<Record<string, string>>;

interface Grounds {
  readonly ink: string;
  readonly soft: string;
  readonly rule: string;
  readonly halo: string;
  readonly quiet: string;
  readonly wash: string;
}

const LIGHT: Grounds = {
  ink: "#171512",
  soft: "#5b564d",
  rule: "#dcd7cb",
  halo: "#ffffff",
  quiet: "#8f887b",
  wash: "#f1ece0",
};

const DARK: Grounds = {
  ink: "#efece4",
  soft: "#a49d8f",
  rule: "#35322d",
  halo: "#131211",
  quiet: "#7a7467",
  wash: "#26241f",
};

/**
 * Colours beyond the seven of series, for chambers, which may have twice as many parties. They are told apart from each other and from the seven by whom colours are
 * told apart by, half as far as those; none is a grey, which would say «the others».
 */
const MORE_SERIES = [
  { light: "#468de5", dark: "#1762b6" },
  { light: "#861309", dark: "#c35141" },
  { light: "#028a9b", dark: "#028a9b" },
  { light: "#2c1374", dark: "#736ace" },
  { light: "#573e55", dark: "#e1c3de" },
  { light: "#78586a", dark: "#78586a" },
  { light: "#3c4e32", dark: "#a1b696" },
  { light: "#719a5b", dark: "#b2dd9b" },
  { light: "#8962c5", dark: "#bd96fe" },
] as const;

/** Greys for paper: series are told apart by what is written beside them. */
const PAPER_SERIES = ["#111111", "#767676", "#474747", "#929292"];
const PAPER_LEVELS = ["#ededed", "#cccccc", "#a3a3a3", "#6e6e6e", "#333333"];

/** Of the seven classes of a ramp, those of a calendar: the palest is the ground's, and the last two are one. */
const LEVELS = [1, 2, 3, 4, 5] as const;

const [RAMP] = SEQUENTIAL;
const [SIDED] = DIVERGING;

/** Of the seven classes of a ramp with two sides, all but that of its middle. */
const SIDES = [0, 1, 2, 4, 5, 6] as const;

const named = (letter: string, colours: readonly string[]): FigureColours =>
  Object.fromEntries(colours.map((colour, at) => [`${letter}${at + 1}`, colour]));

const [WHITE, BLACK] = ["#ffffff", "#131211"];

/** The colour of a text in another colour, `#rrggbb`: white or black, as it is read best. */
export const textOn = (colour: string): string =>
  contrastRatio(WHITE, colour) >= contrastRatio(BLACK, colour) ? WHITE : BLACK;

/** Colours of series, and those of the texts in them. */
const ofSeries = (colours: readonly string[]): FigureColours => ({
  ...named("s", colours),
  ...named("t", colours.map(textOn)),
});

function coloursFor(theme: "light" | "dark"): FigureColours {
  const ramp: readonly string[] = RAMP[theme];
  const sided: readonly string[] = SIDED[theme];
  return {
    ...(theme === "light" ? LIGHT : DARK),
    ...ofSeries(CATEGORICAL.map((colour) => colour[theme])),
    ...named(
      "m",
      MORE_SERIES.map((colour) => colour[theme]),
    ),
    ...named(
      "q",
      LEVELS.map((level) => ramp[level] ?? ""),
    ),
    ...named(
      "d",
      SIDES.map((side) => sided[side] ?? ""),
    ),
  };
}

/** The house's styles. */
export const FIGURE_PALETTES: Readonly<Record<FigureConfig["style"], FigureColours>> = {
  claro: coloursFor("light"),
  oscuro: coloursFor("dark"),
  papel: {
    ...LIGHT,
    ...{ ink: "#111111", soft: "#555555", rule: "#d0d0d0", quiet: "#949494", wash: "#f0f0f0" },
    ...ofSeries(PAPER_SERIES),
    ...named("q", PAPER_LEVELS),
  },
};
