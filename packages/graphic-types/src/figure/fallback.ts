import { DESK_RULES } from "@nv/spanish";
import type { FallbackImage } from "../fallback/fallback.ts";
import type { PageInput } from "../page-parts.ts";
import type { FigureConfig } from "./config.ts";
import { drawFigure } from "./draw/draw-figure.ts";
import { sheetOf } from "./drawn-sheets.ts";
import { ownColoursOf } from "./own-colours.ts";
import { FIGURE_PALETTES, type FigureColours, textOn } from "./palette.ts";
import { figureFileRules } from "./rules.ts";

/** The colours that every figure names. */
const GROUNDS = { ground: "halo", ink: "ink", soft: "soft" } as const;

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** Mixes two colours as `color-mix` does, `#rrggbb`: what draws the pictures does not know it. */
function mixed(one: string, percent: number, other: string): string {
  const others = channels(other);
  const mix = channels(one).map((value, at) =>
    Math.round((value * percent + (others[at] ?? 0) * (100 - percent)) / 100),
  );
  return `#${mix.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** Colours of series with those of the texts in them. */
const withTexts = (colours: FigureColours): FigureColours => ({
  ...colours,
  ...Object.fromEntries(Object.entries(colours).map(([part, colour]) => [part.replace("s", "t"), textOn(colour)])),
});

/** The colours of a figure in a picture: those of its style, of the house where it wears them, and of series that have their own. */
function coloursOf(config: FigureConfig, input: PageInput): FigureColours {
  const { house } = input;
  const { style } = config;
  const own = ownColoursOf(config, input);
  const ground = style === "oscuro" ? "dark" : "light";
  const ofSeries = withTexts(Object.fromEntries(own.map((one) => [one.part, one[ground]])));
  if (style !== "claro" || house === undefined) return { ...FIGURE_PALETTES[style], ...ofSeries };
  const { ink, soft, rule, data } = house.light;
  const chosen = withTexts(Object.fromEntries(data.map((colour, at) => [`s${at + 1}`, colour])));
  return { ...FIGURE_PALETTES[style], ink, soft, rule, ...chosen, ...ofSeries };
}

/** A figure as it is drawn for wide frames; nothing of one without data. */
export function figureFallback(config: FigureConfig, input: PageInput): FallbackImage | null {
  if (figureFileRules(config).length > 0) return null;
  const colours = coloursOf(config, input);
  const painted = (svg: string) =>
    svg
      .replaceAll(
        /var\(--nv-([a-z0-9]+),var\(--nv-([a-z0-9]+)\)\)/g,
        (_variable, name: string, otherwise: string) => colours[name] ?? colours[otherwise] ?? "",
      )
      .replaceAll(/var\(--nv-([a-z0-9]+)\)/g, (_variable, name: string) => colours[name] ?? "")
      .replaceAll(/color-mix\(in srgb,(#[0-9a-f]{6}) (\d+)%,(#[0-9a-f]{6})\)/g, (_mix, one, share, other) =>
        mixed(String(one), Number(share), String(other)),
      );
  const colourOf = (part: keyof typeof GROUNDS) => colours[GROUNDS[part]] ?? "";
  const wide = sheetOf(config, "wide");
  const numbers = input.house?.numbers ?? DESK_RULES;
  const drawnConfig = { ...config, format: { ...config.format, numbers } };
  return {
    kind: "drawing",
    ground: colourOf("ground"),
    ink: colourOf("ink"),
    soft: colourOf("soft"),
    draw({ widthPx, heightPx }) {
      const sheet = { ...wide, widthPx, heightPx: heightPx ?? Math.round((widthPx * wide.heightPx) / wide.widthPx) };
      const drawn = drawFigure(drawnConfig, sheet, { kit: input.charts(), className: "" });
      return { svg: painted(drawn.svg), widthPx, heightPx: drawn.heightPx };
    },
  };
}
