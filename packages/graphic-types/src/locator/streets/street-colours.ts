import type { LocatorColours } from "../config.ts";

/** Part of a street map that has a colour of its own. */
export type StreetRole =
  | "streetLand"
  | "green"
  | "sand"
  | "paved"
  | "building"
  | "street"
  | "casing"
  | "mainCasing"
  | "thinStreet"
  | "rail"
  | "streetLabel"
  | "streetHalo"
  | "greenLabel";

type Channels = readonly [red: number, green: number, blue: number];

const channels = (hex: string): Channels => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** Mixes two colours. @param share - Of the second one, 0 to 1. */
export function between(from: string, to: string, share: number): string {
  const [ends, starts] = [channels(to), channels(from)];
  return `#${starts
    .map((channel, at) => Math.round(channel + ((ends[at] ?? channel) - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, "0"))
    .join("")}`;
}

/** Whether a colour is rather grey, as those of paper are: its green is then grey too. */
function isGrey(hex: string): boolean {
  const list = channels(hex);
  return Math.max(...list) - Math.min(...list) < 3;
}

/** Lightness of a colour, 0 to 1, near enough to tell a dark map. */
function lightness(hex: string): number {
  const [red, green, blue] = channels(hex);
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
}

const DARK_BELOW = 0.4;

/** Greens and sands that are mixed into the land. */
const HUES = { light: { green: "#a3bf86", sand: "#e6cf8f" }, dark: { green: "#55784a", sand: "#8a7a4c" } } as const;
const GREY_HUE = "#8c8c8c";

/**
 * Returns the colours of the streets of a map, all made of those that every map has: streets lie on the land of a map of one's own colours too.
 * Blocks are quiet, streets are what is read; water and green say where one is.
 */
export function streetColours({ land, neighbour, label }: LocatorColours): Readonly<Record<StreetRole, string>> {
  const isDark = lightness(land) < DARK_BELOW;
  const ground = isDark ? land : between(land, neighbour, 0.62);
  const hues = HUES[isDark ? "dark" : "light"];
  const mixedIn = (hue: string, share: number) =>
    between(ground, isGrey(land) && isGrey(label) ? GREY_HUE : hue, share);
  return {
    streetLand: ground,
    green: mixedIn(hues.green, isGrey(land) ? 0.22 : 0.4),
    sand: mixedIn(hues.sand, isGrey(land) ? 0.12 : 0.45),
    paved: isDark ? between(ground, label, 0.12) : between(ground, "#ffffff", 0.6),
    building: between(ground, label, isDark ? 0.09 : 0.09),
    street: isDark ? between(ground, label, 0.27) : between(land, "#ffffff", 0.75),
    casing: isDark ? between(ground, "#000000", 0.42) : between(ground, label, 0.14),
    mainCasing: isDark ? between(ground, "#000000", 0.55) : between(ground, label, 0.3),
    thinStreet: isDark ? between(ground, label, 0.2) : between(ground, label, 0.16),
    rail: between(ground, label, isDark ? 0.42 : 0.46),
    streetHalo: isDark ? between(ground, "#000000", 0.3) : between(land, "#ffffff", 0.75),
    streetLabel: between(label, ground, 0.14),
    greenLabel: isGrey(land) ? between(label, ground, 0.2) : between(label, isDark ? "#9fc48a" : "#3f6a2c", 0.75),
  };
}
