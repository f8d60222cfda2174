import { formatNumber, NO_BREAK_SPACE, type NumberRules } from "@nv/spanish";
import { geoDistance } from "d3-geo";
import type { FittedMap } from "./fitted-map.ts";

/** A bar that says how long things are on a map. */
export interface ScaleBar {
  readonly lengthM: number;
  readonly widthPx: number;
  /** «500 m», «20 km». */
  readonly label: string;
}

/** Options of a scale bar: its greatest length, and the place where it measures. */
export interface ScaleBarOptions {
  /** Longest, pixels. */
  readonly maxWidthPx: number;
  /** Place on the map, pixels; its middle when left out. */
  readonly at?: readonly [x: number, y: number];
  /** Rules by which the house writes figures; the desk's when left out. */
  readonly numbers?: NumberRules | undefined;
}

/** Mean radius of the Earth, metres. @see IUGG 1980 */
const EARTH_M = 6_371_008.8;
/** Above this difference between two places of a map one bar would lie about one of them. */
const MOST_VARIATION = 1.25;
const NICE = [5, 2, 1];
/** Stretch that is measured, pixels: short enough to be straight. */
const MEASURED_PX = 10;

function metresPerPx(map: FittedMap, x: number, y: number): number | null {
  const [a, b] = [map.unproject(x - MEASURED_PX / 2, y), map.unproject(x + MEASURED_PX / 2, y)];
  if (a === null || b === null) return null;
  const metres = (geoDistance([a.lon, a.lat], [b.lon, b.lat]) * EARTH_M) / MEASURED_PX;
  return metres > 0 ? metres : null;
}

function isEven(map: FittedMap): boolean {
  const { widthPx, heightPx } = map;
  // The inset of Spain is at the scale of the rest, and what is half in it is nowhere.
  if (map.inset !== null) return true;
  const places = [0.1, 0.5, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => metresPerPx(map, x * widthPx, y * heightPx)),
  );
  const known = places.filter((value) => value !== null);
  return known.length > 0 && Math.max(...known) / Math.min(...known) <= MOST_VARIATION;
}

function labelOf(lengthM: number, numbers?: NumberRules): string {
  if (lengthM < 1000) return `${formatNumber(lengthM, numbers)}${NO_BREAK_SPACE}m`;
  return `${formatNumber(lengthM / 1000, numbers)}${NO_BREAK_SPACE}km`;
}

/**
 * The bar of a map: 1, 2 or 5 of a power of ten metres, as long as fits.
 *
 * @returns `null` when the scale is not the same over the map, as on one of the world, or nothing is there.
 */
export function scaleBarOf(map: FittedMap, { maxWidthPx, at, numbers }: ScaleBarOptions): ScaleBar | null {
  const [x, y] = at ?? [map.widthPx / 2, map.heightPx / 2];
  const metres = metresPerPx(map, x, y);
  if (metres === null || !isEven(map)) return null;
  const longestM = metres * maxWidthPx;
  const power = 10 ** Math.floor(Math.log10(longestM));
  const lengthM = (NICE.find((nice) => nice * power <= longestM) ?? 1) * power;
  return { lengthM, widthPx: lengthM / metres, label: labelOf(lengthM, numbers) };
}
