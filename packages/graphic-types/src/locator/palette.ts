import { contrastRatio } from "@nv/ui/color";
import type { LocatorColours, LocatorConfig } from "./config.ts";
import { between, type StreetRole, streetColours } from "./streets/street-colours.ts";

/** Part of a map that has a colour of its own. */
export type PaintRole = keyof LocatorColours | StreetRole | "river";

/** The house's styles. Text is at least 4.5 to 1 on its ground, marks and borders 3 to 1. */
export const LOCATOR_PALETTES: Readonly<Record<LocatorConfig["style"], LocatorColours>> = {
  claro: {
    land: "#fbfaf6",
    neighbour: "#eae6db",
    water: "#d3dfe4",
    border: "#8b8475",
    disputed: "#6d675b",
    inner: "#cfc9bb",
    highlight: "#f6e6c8",
    label: "#171512",
    waterLabel: "#3a6178",
    halo: "#fbfaf6",
    mark: "#c8321f",
    shape: "#c8321f",
  },
  oscuro: {
    land: "#34312c",
    neighbour: "#26241f",
    water: "#10161a",
    border: "#8f8778",
    disputed: "#a49d8f",
    inner: "#4d483f",
    highlight: "#5a4720",
    label: "#efece4",
    waterLabel: "#a4c8de",
    halo: "#1b1a18",
    mark: "#ff6b4f",
    shape: "#ff8a73",
  },
  papel: {
    land: "#ffffff",
    neighbour: "#eeeeee",
    water: "#dcdcdc",
    border: "#767676",
    disputed: "#5a5a5a",
    inner: "#c8c8c8",
    highlight: "#cfcfcf",
    label: "#111111",
    waterLabel: "#4a4a4a",
    halo: "#ffffff",
    mark: "#111111",
    shape: "#333333",
  },
};

/** Returns the colours of a map: its own before those of its style, and of these the light ones turn dark where the page is dark. */
export const coloursOf = (
  { style, colours }: Pick<LocatorConfig, "style" | "colours">,
  theme: "light" | "dark" = "light",
): LocatorColours => colours ?? LOCATOR_PALETTES[style === "claro" && theme === "dark" ? "oscuro" : style];

/** A river is a line, and needs more of the colour of its name than a lake: so much, and more until it is told from all that it flows through. */
const RIVER_SHARES = [0.45, 0.55, 0.65, 0.75, 0.85, 1] as const;
const RIVER_CONTRAST = 2;

function riverOf({ water, waterLabel, land, neighbour, highlight }: LocatorColours): string {
  const mixes = RIVER_SHARES.map((share) => between(water, waterLabel, share));
  const isSeen = (river: string) =>
    [land, neighbour, highlight].every((ground) => contrastRatio(river, ground) >= RIVER_CONTRAST);
  return mixes.find(isSeen) ?? waterLabel;
}

/** Colours with that of rivers, which is made of those of water. */
export const withRivers = (colours: LocatorColours): LocatorColours & Readonly<Record<"river", string>> => ({
  ...colours,
  river: riverOf(colours),
});

/** Colours with those of rivers and streets, which are made of them. */
export const withStreets = (colours: LocatorColours): Readonly<Record<PaintRole, string>> => ({
  ...withRivers(colours),
  ...streetColours(colours),
});

/** Name of the custom property that holds the colour of a part, where a drawing is painted by its page. */
export const paintVariable = (role: PaintRole): `--nv-${PaintRole}` => `--nv-${role}`;

/** Paints a drawing with the custom properties of whatever it stands in. */
export const paintByPage = (role: PaintRole): string => `var(${paintVariable(role)})`;

/** The colours of a map as custom properties, for a drawing that is painted by its page. */
export const paintsOf = (
  config: Pick<LocatorConfig, "style" | "colours">,
  theme: "light" | "dark" = "light",
): Readonly<Record<`--nv-${string}`, string>> =>
  Object.fromEntries(
    Object.entries(withStreets(coloursOf(config, theme))).map(([role, colour]) => [`--nv-${role}`, colour]),
  );

const declarations = (colours: Readonly<Partial<Record<PaintRole, string>>>) =>
  Object.entries(colours)
    .map(([role, colour]) => `--nv-${role}:${colour}`)
    .join(";");

/**
 * Writes the colours of a map for its page. A map of one's own colours is always of them; the house's light ones are dark where the page is dark.
 *
 * @param complete - Adds the colours that are made of others.
 * @returns Declarations of `.nv-loc`, and its rule on dark; empty for none.
 */
export function paintRules(
  config: Pick<LocatorConfig, "style" | "colours">,
  complete: (colours: LocatorColours) => Readonly<Partial<Record<PaintRole, string>>>,
): { readonly light: string; readonly dark: string } {
  const [light, inDark] = [coloursOf(config), coloursOf(config, "dark")];
  const dark = inDark === light ? "" : `[data-nv-theme="dark"] .nv-loc{${declarations(complete(inDark))}}`;
  return { light: declarations(complete(light)), dark };
}
