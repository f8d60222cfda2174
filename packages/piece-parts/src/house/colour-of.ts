import type { HousePreset } from "@nv/contracts/schemas";
import { presetKey } from "./house-style-findings.ts";

/** A colour that something always has, on both grounds. */
export type PresetColour = Pick<HousePreset, "light" | "dark">;

/** Looks for the colour of a party or a series by its name, or by another name of the same. */
export type ColourOf = (name: string) => PresetColour | null;

/**
 * Makes the look-up of the colours that parties and series always have.
 *
 * @returns A look-up that takes no notice of case and accents, and answers `null` for a name that has none.
 */
export function colourOfPresets(presets: readonly HousePreset[]): ColourOf {
  const colours = new Map(
    presets.flatMap(({ name, aliases, light, dark }) =>
      [name, ...aliases].map((one) => [presetKey(one), { light, dark }] as const),
    ),
  );
  return (name) => colours.get(presetKey(name)) ?? null;
}
