import type { MapColors, MapStyle } from "@nv/contracts/schemas";

/** Shares of the second colour in what is made of two, 0 to 1. */
const SHARES = { neighbour: 0.14, inner: 0.5, highlight: 0.18, waterLabel: 0.7 } as const;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A colour between two, `#rrggbb`. */
function between(from: string, to: string, share: number): string {
  const ends = channels(to);
  const mixed = channels(from).map((channel, at) => Math.round(channel + ((ends[at] ?? channel) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Colours of a locator, `#rrggbb`. */
export interface LocatorColors extends Pick<MapColors, "land" | "water" | "border" | "label" | "halo" | "mark"> {
  /** Countries that it is not about. */
  readonly neighbour: string;
  readonly disputed: string;
  /** Borders inside of a country. */
  readonly inner: string;
  /** A place that is painted. */
  readonly highlight: string;
  readonly waterLabel: string;
  /** Lines and areas of one's own, arrows and rings. */
  readonly shape: string;
}

/**
 * Colours that a locator takes from a style of the house, when it is made: what is changed once is what new locators begin with.
 *
 * @returns Plain data, to keep in the locator's own configuration: one that is published does not change with the style.
 */
export function locatorColors({ colors }: Pick<MapStyle, "colors">): LocatorColors {
  const { land, water, border, label, halo, mark } = colors;
  return {
    ...{ land, water, border, label, halo, mark },
    neighbour: between(land, border, SHARES.neighbour),
    disputed: border,
    inner: between(border, land, SHARES.inner),
    highlight: between(land, mark, SHARES.highlight),
    waterLabel: between(water, label, SHARES.waterLabel),
    shape: mark,
  };
}
