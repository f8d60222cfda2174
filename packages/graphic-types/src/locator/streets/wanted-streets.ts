import type { StreetDetail } from "@nv/contracts/schemas";
import { type GeoBounds, isNearSpain, lonSpanOf } from "@nv/geography";
import { type LocatorConfig, MAP_RATIOS } from "../config.ts";
import { SHARED_RATIO } from "../drawn-sizes.ts";

/** Source of streets: the house's file of tiles, or a file of the library. */
export type StreetSource = { readonly kind: "tiles" } | { readonly kind: "file"; readonly source: string };

/** Streets that a map is drawn on. */
export interface WantedStreets {
  readonly from: StreetSource;
  readonly area: GeoBounds;
  /** Proportions of the frames in which it is seen whole. */
  readonly ratios: readonly number[];
  readonly detail: StreetDetail;
  /** Whether the map would be blank without them. */
  readonly isNeeded: boolean;
}

type Asked = Pick<LocatorConfig, "area" | "streets" | "shapes">;

/**
 * Areas below which the atlas has nothing to say, degrees: Spain's has a grid of 200 m, and of the rest of the world its coasts and borders are of 1 to
 * 10 million, a kilometre off.
 */
const COARSE_SPANS = { spain: 0.09, world: 0.3 } as const;

/** Widest areas of which streets are drawn, degrees. */
const WIDEST_SPAN = 0.45;

/** Degrees of latitude that an area is as wide or high as. */
function spanOf([west, south, east, north]: GeoBounds): number {
  const wide = lonSpanOf([west, south, east, north]) * Math.cos(((south + north) / 2) * (Math.PI / 180));
  return Math.max(wide, north - south);
}

const boundsOf = ({ west, south, east, north }: LocatorConfig["area"]): GeoBounds => [west, south, east, north];

/** Whether a map is of so small an area that the atlas has nothing to say in it. */
export function isStreetLevel({ area }: Pick<LocatorConfig, "area">): boolean {
  if (area.kind !== "box") return false;
  const bounds = boundsOf(area);
  const middle = { lon: area.west + lonSpanOf(bounds) / 2, lat: (area.south + area.north) / 2 };
  return spanOf(bounds) < (isNearSpain(middle) ? COARSE_SPANS.spain : COARSE_SPANS.world);
}

/** Whether a map is small enough for streets to be seen on it. */
export const canHaveStreets = ({ area }: Pick<LocatorConfig, "area">): boolean =>
  area.kind === "box" && area.west < area.east && spanOf(boundsOf(area)) < WIDEST_SPAN;

/** Whether a map is drawn on streets. */
export function hasStreets({ area, streets: { from } }: Pick<LocatorConfig, "area" | "streets">): boolean {
  return canHaveStreets({ area }) && (from === "auto" ? isStreetLevel({ area }) : from !== "none");
}

/** Whether a map would be blank without streets: nobody brought any, and the atlas has none. */
export const needsStreets = (config: Asked): boolean =>
  hasStreets(config) && (config.streets.from !== "auto" || config.shapes.length === 0);

function wanted(config: Asked, ratios: readonly number[], detail: StreetDetail): WantedStreets | null {
  const { area, streets } = config;
  if (!hasStreets(config)) return null;
  const from =
    streets.from === "file" ? ({ kind: "file", source: streets.file } as const) : ({ kind: "tiles" } as const);
  return { from, area: boundsOf(area), ratios, detail, isNeeded: needsStreets(config) };
}

/** Returns the streets that the page of a map and the picture of it are drawn on; `null` for none. */
export const pageStreets = (config: Asked & Pick<LocatorConfig, "ratio" | "phoneRatio">): WantedStreets | null =>
  wanted(config, [MAP_RATIOS[config.ratio], MAP_RATIOS[config.phoneRatio], SHARED_RATIO], "screen");

/** Returns the streets that a drawing of a proportion stands on; `null` for none. */
export const drawingStreets = (config: Asked, ratio: number, detail: StreetDetail): WantedStreets | null =>
  wanted(config, [ratio], detail);
