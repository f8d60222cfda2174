import { contrastRatio, mixed } from "@nv/ui/color";

/** A colour on light pages and on dark ones. */
export interface ThemedColour {
  readonly light: string;
  readonly dark: string;
}

/** A ramp of the house on light pages and on dark ones, from the least to the most. */
export interface ThemedRamp {
  readonly light: readonly string[];
  readonly dark: readonly string[];
}

/** Inks of what stands on a colour: on any, one of the two can be read. */
const INKS = ["#000000", "#ffffff"] as const;

/** Returns the ink that is read best on a colour. */
export const inkOn = (ground: string): string =>
  INKS.toSorted((a, b) => contrastRatio(b, ground) - contrastRatio(a, ground))[0] ?? INKS[0];

function colourOf(ramp: readonly string[], share: number): string {
  const place = share * (ramp.length - 1);
  const [before, behind] = [Math.floor(place), Math.ceil(place)];
  return mixed(ramp[before] ?? "#ffffff", ramp[behind] ?? "#ffffff", place - before);
}

/** Returns a colour of a ramp, between two of its own where it falls between them. @param share - Of the way from its first to its last. */
export const colourAt = ({ light, dark }: ThemedRamp, share: number): ThemedColour => ({
  light: colourOf(light, share),
  dark: colourOf(dark, share),
});

/** Returns the colours of classes of a ramp, from its first to its last. */
export const classColours = (ramp: ThemedRamp, count: number): readonly ThemedColour[] =>
  Array.from({ length: count }, (_none, at) => colourAt(ramp, count < 2 ? 0.5 : at / (count - 1)));

/** Paints that follow the page, and the rules that say what they are in it. */
export interface ThemedPaints {
  readonly paints: readonly string[];
  readonly styles: string;
}

/**
 * Names colours that are others on a dark page.
 *
 * @param selector - Of what they are drawn in.
 * @param prefix - Of their variables, of which no other in there begins with it.
 */
export function themedPaints(selector: string, prefix: string, colours: readonly ThemedColour[]): ThemedPaints {
  const rules = (theme: keyof ThemedColour) =>
    colours.map((colour, at) => `--${prefix}${at}:${colour[theme]}`).join(";");
  return {
    paints: colours.map((_colour, at) => `var(--${prefix}${at})`),
    styles:
      colours.length === 0 ? "" : `${selector}{${rules("light")}}[data-nv-theme="dark"] ${selector}{${rules("dark")}}`,
  };
}
