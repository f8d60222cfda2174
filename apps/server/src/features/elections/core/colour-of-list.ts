import type { ElectionFields, HouseStyle } from "@nv/contracts/schemas";
import { colourOfPresets, type PresetColour } from "@nv/piece-parts";

/** Colours that the house has for lists. */
export type ListColours = Pick<HouseStyle, "presets"> & {
  readonly light: readonly string[];
  readonly dark: readonly string[];
};

/** Step between two hues that leaves each far from all before it: the golden angle, degrees. */
const HUE_STEP = 137.5;

const SATURATION = 0.55;
const LIGHTNESS = { light: 0.4, dark: 0.66 } as const;

/** A colour of a hue as `#rrggbb`. @see https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function hueColour(hue: number, lightness: number): string {
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    const spread = SATURATION * Math.min(lightness, 1 - lightness);
    return Math.round((lightness - spread * Math.max(-1, Math.min(at - 3, 9 - at, 1))) * 255);
  };
  return `#${[0, 8, 4].map((offset) => channel(offset).toString(16).padStart(2, "0")).join("")}`;
}

/**
 * Returns the colour of a list: its own, else that which the house has for its acronym or its name, else one that no other list of this
 * election has.
 *
 * @param at - Its place among the lists.
 */
export function colourOfList(
  { color, acronym, name }: ElectionFields["lists"][number],
  at: number,
  house: ListColours,
): PresetColour {
  if (color !== "") return { light: color, dark: color };
  const colourOf = colourOfPresets(house.presets);
  const preset = colourOf(acronym) ?? colourOf(name);
  if (preset !== null) return preset;
  const hue = (at * HUE_STEP) % 360;
  return {
    light: house.light[at] ?? hueColour(hue, LIGHTNESS.light),
    dark: house.dark[at] ?? hueColour(hue, LIGHTNESS.dark),
  };
}
